// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { loadPart } from './load-part.ts';

const STYLES = 'assets/a1.css';
const SCRIPT = 'assets/shared-b2.js';
const links = () => [...document.querySelectorAll('link')];
const told = (name: 'load' | 'error', link = links()[0]) => link?.dispatchEvent(new Event(name));

afterEach(() => {
  document.head.replaceChildren();
});

test('a part comes with what it needs, all of it asked for at once', async () => {
  const load = vi.fn(async () => 'part');
  const loading = loadPart(load, [SCRIPT, STYLES]);
  expect(load).toHaveBeenCalledOnce();
  expect(links().map(({ rel, crossOrigin, href }) => [rel, crossOrigin, new URL(href).pathname])).toEqual([
    ['modulepreload', '', `/${SCRIPT}`],
    ['stylesheet', '', `/${STYLES}`],
  ]);
  told('load', links()[1]);
  expect(await loading).toBe('part');
});

test('one that needs nothing else is only loaded', async () => {
  expect(await loadPart(async () => 'part')).toBe('part');
  expect(links()).toEqual([]);
});

test('it is not given before its styles apply, to the second who asks neither', async () => {
  const given: string[] = [];
  const both = ['first', 'second'].map((name) =>
    loadPart(async () => name, [STYLES]).then((part) => given.push(part ?? '')),
  );
  // Whatever does not wait for them has come to an end by then.
  await new Promise((resolve) => setTimeout(resolve));
  expect(given).toEqual([]);
  expect(links()).toHaveLength(1);
  told('load');
  await Promise.all(both);
  expect(given).toEqual(['first', 'second']);
});

test('what stands in the page is not asked for once more', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="/${STYLES}"><link rel="modulepreload" href="/${SCRIPT}">`;
  expect(await loadPart(async () => 'part', [STYLES, SCRIPT])).toBe('part');
  expect(links()).toHaveLength(2);
});

test('what the page only names is asked for', async () => {
  document.head.innerHTML = `<link data-relation="modulepreload" data-screens="/trade" href="/${SCRIPT}">`;
  await loadPart(async () => 'part', [SCRIPT]);
  expect(links().map(({ rel }) => rel)).toEqual(['', 'modulepreload']);
});

test('styles that were only fetched are no styles yet', async () => {
  document.head.innerHTML = `<link rel="preload" as="style" href="/${STYLES}">`;
  const loading = loadPart(async () => 'part', [STYLES]);
  expect(links()).toHaveLength(2);
  told('load', links()[1]);
  expect(await loading).toBe('part');
});

const failures: unknown[] = [];
const note = (event: Event & { payload?: unknown }) => void failures.push(event.payload);

test.each([
  [
    'its code',
    () => loadPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))),
  ],
  [
    'its styles',
    () => {
      const loading = loadPart(async () => 'part', [STYLES]);
      told('error');
      return loading;
    },
  ],
])('a part that fails for want of %s is told of, under the words of whoever listens', async (_, begin) => {
  failures.length = 0;
  addEventListener('vite:preloadError', note);
  const thrown: unknown = await begin().catch((error: unknown) => error);
  removeEventListener('vite:preloadError', note);
  expect(thrown).toBeInstanceOf(Error);
  expect(failures).toEqual([thrown]);
});
