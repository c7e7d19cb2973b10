import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What Vite puts around every `import()` of a build. */
const VITES_OWN = '\0vite/preload-helper.js';

/** Has a build load its parts by `src/app/load-part.ts`. */
export const partLoader = (root: string): Plugin => ({
  name: 'geumnaru:part-loader',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === VITES_OWN
      ? `export { loadPart as __vitePreload } from ${JSON.stringify(join(root, 'src/app/load-part.ts'))};`
      : null,
});
