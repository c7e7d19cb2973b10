import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const ASKED = /\?script$/;
const source = (floor: string): string => fileURLToPath(new URL(`../../src/${floor}`, import.meta.url));

/**
 * `import script from './some.ts?script'` gives that module with all it needs as the text of one classic script:
 * for files that leave the app and have to work without it.
 */
export const standaloneScript: Plugin = {
  name: 'geumnaru:standalone-script',
  enforce: 'pre',
  async load(id) {
    if (!ASKED.test(id)) return undefined;
    const { text, inputs } = await bundled(id.replace(ASKED, ''));
    for (const input of inputs) this.addWatchFile(input);
    return `export const script = ${JSON.stringify(text)};`;
  },
};

/** The same text, for what is put into a page of the build. */
export const scriptOf = async (path: string): Promise<string> => (await bundled(path)).text;

async function bundled(path: string): Promise<{ text: string; inputs: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    target: ['es2022'],
    // For a page: what would end its script is spelled otherwise.
    platform: 'browser',
    alias: Object.fromEntries(
      ['domain', 'documents', 'device', 'i18n', 'services'].map((floor) => [`#${floor}`, source(floor)]),
    ),
  });
  return { text: outputFiles[0]?.text.trim() ?? '', inputs: Object.keys(metafile.inputs) };
}
