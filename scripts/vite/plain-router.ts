import type { Plugin } from 'vite';

/**
 * Builds the router without what this app gives it otherwise: how a search is read and written (`src/app/search-params.ts`;
 * the router asks for its own only where none is given), and addresses that are shown as others than they are.
 */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [
    /\/router-core\/dist\/esm\/searchParams\.js$/,
    'export let defaultParseSearch, defaultStringifySearch, parseSearchWith, stringifySearchWith;',
  ],
  [
    /\/router-core\/dist\/esm\/rewrite\.js$/,
    `const same = (_rewrite, url) => url;
export { same as executeRewriteInput, same as executeRewriteOutput };
export let composeRewrites, rewriteBasepath;`,
  ],
];

export const plainRouter: Plugin = {
  name: 'geumnaru:plain-router',
  apply: 'build',
  enforce: 'pre',
  transform: (_code, id) => PARTS.find(([file]) => file.test(id))?.[1] ?? null,
};
