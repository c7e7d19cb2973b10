import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What a test that knows the one on the left loads first. */
const DEFAULTS = [
  [`from 'fast-check'`, 'property-seeds.ts'],
  ['vi.waitFor', 'patience.ts'],
  [`from '@testing-library/react'`, 'patience-of-screens.ts'],
  [`fake-indexeddb/auto`, 'quick-indexeddb.ts'],
] as const;

/**
 * Gives tests their fixed seeds, their patience and a quick IndexedDB. A setup file would do the same, but would load fast-check
 * and React for the many tests that never ask for them.
 */
export const plantTestDefaults: Plugin = {
  name: 'plant-test-defaults',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.test\.tsx?$/.test(id)) return undefined;
    const wanted = DEFAULTS.filter(([sign]) => code.includes(sign)).map(
      ([, file]) => `import ${JSON.stringify(fileURLToPath(new URL(file, import.meta.url)))};`,
    );
    return wanted.length === 0 ? undefined : { code: `${wanted.join('')}${code}`, map: null };
  },
};
