import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/lib/project.mjs';
import { plainRouter } from './plain-router.ts';

const FOLDER = join(projectRoot, 'node_modules/@tanstack/router-core/dist/esm');

/** The module that stands in a file's place, and the one that it stands for. */
async function bothOf(file: string) {
  const { transform } = plainRouter;
  if (typeof transform !== 'function') throw new Error('no plugin');
  const path = join(FOLDER, file);
  const code: string = Reflect.apply(transform, null, [readFileSync(path, 'utf8'), path]);
  const less: Record<string, unknown> = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return { less, whole: (await import(path)) as Record<string, unknown> };
}

test.each(['searchParams.js', 'rewrite.js'])('what stands for %s gives the same names', async (file) => {
  const { less, whole } = await bothOf(file);
  expect(Object.keys(less).toSorted()).toEqual(Object.keys(whole).toSorted());
});

test.each(['executeRewriteInput', 'executeRewriteOutput'])('an address is what it is by %s', async (name) => {
  const { less, whole } = await bothOf('rewrite.js');
  const url = new URL('http://localhost/trade?search=14k');
  for (const module of [less, whole]) {
    expect((module[name] as (...args: unknown[]) => URL)(undefined, url)).toBe(url);
  }
});

test('the app gives its router what is left out, and asks for nothing else that is', () => {
  const router = readFileSync(join(projectRoot, 'src/app/router.tsx'), 'utf8');
  const [, given = ''] = /createRouter\(\{(.*?)\n {2}\}\)/s.exec(router) ?? [];
  expect(given).toMatch(/^ {4}parseSearch,$/m);
  expect(given).toMatch(/^ {4}stringifySearch,$/m);
  expect(given).not.toMatch(/\b(?:basepath|rewrite)\b/);
});
