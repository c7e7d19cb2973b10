// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBehindPaint } from './start-behind-paint.ts';

type Told = (list: { getEntriesByName: (name: string) => readonly object[] }) => void;

let tell: Told | undefined;

/** What an engine says of its pictures. */
const painted = (...names: readonly string[]) =>
  tell?.({ getEntriesByName: (wanted) => names.filter((name) => name === wanted).map((name) => ({ name })) });

class Observer {
  constructor(told: Told) {
    tell = told;
  }
  observe = vi.fn();
}

/** How often the first part has run. */
const runs = (): unknown => Reflect.get(globalThis, 'firstPartRuns') ?? 0;
const relations = () => [...document.querySelectorAll('link')].map(({ rel }) => rel);
const served = (controller: object | null) =>
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: { controller } } }));

beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'firstPartRuns');
  tell = undefined;
  vi.stubGlobal('PerformanceObserver', Observer);
  HTMLScriptElement.supports = () => true;
  served(null);
  // A module is run once for each address.
  const source = `globalThis.firstPartRuns = (globalThis.firstPartRuns ?? 0) + 1; // ${crypto.randomUUID()}`;
  const first = `data:text/javascript,${encodeURIComponent(source)}`;
  document.head.innerHTML = `<link data-relation="modulepreload" data-part href="${first}"><link data-relation="stylesheet" href="/a.css">`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a first visit begins once the first picture stands, and once', async () => {
  startBehindPaint();
  painted('first-paint');
  expect(relations()).toEqual(['', '']);
  painted('first-paint', 'first-contentful-paint');
  expect(relations()).toEqual(['modulepreload', 'stylesheet']);
  await vi.waitUntil(() => runs() === 1);
  document.querySelector('link')?.removeAttribute('rel');
  painted('first-contentful-paint');
  expect(relations()).toEqual(['', 'stylesheet']);
});

test.each([
  ['a device that has the files on its disk', () => served({})],
  ['a page behind another tab', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
])('%s waits for no picture', async (_who, arrange) => {
  arrange();
  startBehindPaint();
  expect(relations()).toEqual(['modulepreload', 'stylesheet']);
  await vi.waitUntil(() => runs() === 1);
  expect(tell).toBeUndefined();
});

test('an engine that tells of no picture begins after three seconds', async () => {
  vi.useFakeTimers();
  startBehindPaint();
  vi.advanceTimersByTime(2_999);
  expect(relations()).toEqual(['', '']);
  vi.advanceTimersByTime(1);
  expect(relations()).toEqual(['modulepreload', 'stylesheet']);
  vi.useRealTimers();
  await vi.waitUntil(() => runs() === 1);
});

test.each([
  ['/', ['/']],
  ['/trade', ['/trade', '/trade /product/$']],
  ['/product/bean-1', ['/product/$', '/trade /product/$']],
  ['/product', []],
  ['/product/bean-1/photos', []],
  ['/nowhere', []],
])('%s fetches the files of its own screen', (path, wanted) => {
  history.replaceState(null, '', path);
  served({});
  for (const screens of ['/', '/trade', '/product/$', '/trade /product/$']) {
    const link = document.createElement('link');
    Object.assign(link.dataset, { relation: 'modulepreload', screens });
    document.head.append(link);
  }
  startBehindPaint();
  const fetched = [...document.querySelectorAll<HTMLLinkElement>('[data-screens][rel=modulepreload]')];
  expect(fetched.map(({ dataset }) => dataset['screens'])).toEqual(wanted);
});

const skeleton = `
  <p class="first-paint-status">불러오는 중입니다…</p><div class="first-paint-row"></div>
  <div class="first-paint-slow" data-outdated="오래된 브라우저"><p>느린 네트워크</p><a href="">다시 시도</a></div>`;

/** Without one of what it has while `run` runs. */
function without(owner: object, name: string, run: () => void): void {
  const had = Object.getOwnPropertyDescriptor(owner, name) ?? {};
  Reflect.deleteProperty(owner, name);
  run();
  Object.defineProperty(owner, name, had);
}

test.each([
  ['sorts no copy', (run: () => void) => without(Array.prototype, 'toSorted', run)],
  ['knows no maps of imports', (run: () => void) => without(HTMLScriptElement, 'supports', run)],
])('an engine that %s is told so at once, and nothing is fetched', (_what, inOldEngine) => {
  inOldEngine(startBehindPaint);
  document.body.innerHTML = skeleton;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.body.textContent.trim()).toBe('오래된 브라우저');
  expect(document.querySelector('[role=alert]')?.className).toContain('first-paint-outdated');
  expect(relations()).toEqual(['', '']);
  expect(tell).toBeUndefined();
});

test('any other engine says nothing of the kind', async () => {
  document.body.innerHTML = skeleton;
  served({});
  startBehindPaint();
  expect(document.querySelector('.first-paint-outdated')).toBeNull();
  expect(document.querySelector('.first-paint-status')).not.toBeNull();
  await vi.waitUntil(() => runs() === 1);
});
