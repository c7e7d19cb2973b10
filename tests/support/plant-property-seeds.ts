import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const seeds = fileURLToPath(new URL('property-seeds.ts', import.meta.url));

/**
 * Gives every test that knows fast-check its fixed seed. A setup file would do the same, but would load fast-check
 * for the many tests that never ask for it.
 */
export const plantPropertySeeds: Plugin = {
  name: 'plant-property-seeds',
  enforce: 'pre',
  transform: (code, id) =>
    /\.test\.tsx?$/.test(id) && code.includes(`from 'fast-check'`)
      ? { code: `import ${JSON.stringify(seeds)};${code}`, map: null }
      : undefined,
};
