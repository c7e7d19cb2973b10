import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { landingOf, screenFiles } from './screen-files.ts';

test.each([
  ['/house/src/routes/index.tsx', '/'],
  ['/house/src/routes/trade.tsx', '/trade'],
  ['/house/src/routes/product.$productId.tsx', '/product/$'],
  ['/house/src/routes/board/$postId/index.tsx', '/board/$'],
  ['/house/src/routes/board/$postId/edit.tsx', undefined],
  ['/house/src/routes/_member/sell.tsx', undefined],
  ['/house/src/routes/admin.tsx', undefined],
  ['/house/src/routes/trade.tsx?tsr-split=component', undefined],
  ['/house/src/features/trade.tsx', undefined],
])('%s is the route of %s', (id, path) => {
  expect(landingOf(id)).toBe(path);
});

interface File {
  readonly modules: readonly string[];
  readonly imports?: readonly string[];
  readonly styles?: readonly string[];
}

/** A bundle as far as it is looked at. */
const bundleOf = (files: Readonly<Record<string, File>>): Rolldown.OutputBundle =>
  Object.fromEntries(
    Object.entries(files).map(([fileName, { modules, imports = [], styles = [] }]) => [
      fileName,
      {
        type: 'chunk',
        fileName,
        moduleIds: modules,
        imports,
        viteMetadata: { importedCss: new Set(styles) },
      } as never,
    ]),
  );

const TRADE = '/src/routes/trade.tsx';
const STORES = '/src/routes/stores.tsx';

test('a screen has its file, what that imports, and their styles; not what comes with every page', () => {
  const bundle = bundleOf({
    'trade.js': { modules: ['trade-screen'], imports: ['shared.js', 'react.js'], styles: ['trade.css'] },
    'shared.js': { modules: ['button', 'row'], imports: ['react.js', 'deep.js'], styles: ['shared.css'] },
    'deep.js': { modules: ['deep'], imports: ['shared.js'] },
    'react.js': { modules: ['react'] },
    'other.js': { modules: ['other'] },
  });
  const files = screenFiles(
    bundle,
    new Map([[TRADE, ['trade-screen', 'gone']]]),
    (file) => file === 'react.js',
  );
  expect([...files.keys()].toSorted()).toEqual([
    'deep.js',
    'shared.css',
    'shared.js',
    'trade.css',
    'trade.js',
  ]);
});

test('a file of several screens names them in one order, whichever was read first', () => {
  const bundle = bundleOf({
    'trade.js': { modules: ['trade-screen'], imports: ['shared.js'] },
    'stores.js': { modules: ['stores-screen'], imports: ['shared.js'] },
    'shared.js': { modules: ['button'] },
  });
  const routes: [string, readonly string[]][] = [
    [TRADE, ['trade-screen']],
    [STORES, ['stores-screen', 'stores-screen?tsr-split=errorComponent']],
  ];
  const one = screenFiles(bundle, new Map(routes), () => false);
  const other = screenFiles(bundle, new Map(routes.toReversed()), () => false);
  expect(one.get('shared.js')).toEqual(['/stores', '/trade']);
  expect([...one]).toEqual([...other]);
});

test('what a route says where it fails is left out', () => {
  const bundle = bundleOf({ 'sorry.js': { modules: ['trade.tsx?tsr-split=errorComponent'] } });
  const files = screenFiles(bundle, new Map([[TRADE, ['trade.tsx?tsr-split=errorComponent']]]), () => false);
  expect(files.size).toBe(0);
});
