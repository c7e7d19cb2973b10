// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOverlayHistory, type OverlayHistory } from './overlay-history.ts';

/** What the router would hear of. */
let heard: string[];
let overlays: OverlayHistory;
const hear = () => heard.push(location.pathname);
const listening = new AbortController();

const hearFirst = (listener: (event: PopStateEvent) => void) =>
  window.addEventListener('popstate', listener, { capture: true });

/** An overlay as a screen has one: closing it tells the history. */
function openOverlay() {
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    closed();
  };
  const closed = overlays.open(close);
  return { close, isOpen: () => isOpen };
}

/** As many turns of the page as the longest of its answers takes, however long one takes. */
const TURNS_TO_REST = 24;
async function rest(): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_REST; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
async function back(): Promise<void> {
  history.back();
  await rest();
}
const at = () => location.pathname + location.search;

let removed: (() => void)[] = [];

/** Listeners that are added meanwhile are gone after the test. */
function forThisTest(listen: () => void): void {
  const add = vi.spyOn(window, 'addEventListener');
  listen();
  const added = add.mock.calls.map(([type, listener, options]) => () => {
    window.removeEventListener(type, listener, options);
  });
  removed = [...removed, ...added];
  add.mockRestore();
}
function forget(): void {
  for (const remove of removed) remove();
  removed = [];
  Reflect.deleteProperty(history, 'pushState');
  Reflect.deleteProperty(history, 'replaceState');
}

beforeEach(async () => {
  history.pushState({ key: 'base' }, '', '/before');
  history.pushState({ key: 'page' }, '', '/page');
  heard = [];
  forThisTest(() => {
    overlays = createOverlayHistory(window, hearFirst);
    window.addEventListener('popstate', hear, { signal: listening.signal });
  });
  await rest();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  forget();
});

test('Back closes the overlay and leaves the page, and the router hears of nothing', async () => {
  const overlay = openOverlay();
  await back();
  expect(overlay.isOpen()).toBe(false);
  expect(at()).toBe('/page');
  expect(heard).toEqual([]);
});

test('after an overlay was closed by hand, Back leaves the page at once', async () => {
  const overlay = openOverlay();
  overlay.close();
  await rest();
  expect(heard).toEqual([]);
  await back();
  expect(at()).toBe('/before');
  expect(heard).toEqual(['/before']);
});

test('Forward does not lead to what was closed', async () => {
  openOverlay();
  await back();
  history.forward();
  await rest();
  await rest();
  expect(heard).toEqual([]);
  await back();
  expect(at()).toBe('/before');
});

test('of two overlays Back closes the upper one first', async () => {
  const [lower, upper] = [openOverlay(), openOverlay()];
  await back();
  expect([lower.isOpen(), upper.isOpen()]).toEqual([true, false]);
  await back();
  expect(lower.isOpen()).toBe(false);
  await back();
  expect(at()).toBe('/before');
});

test('one overlay that gives way to another hands its entry on', async () => {
  const menu = openOverlay();
  menu.close();
  const sheet = openOverlay();
  await rest();
  expect(sheet.isOpen()).toBe(true);
  await back();
  expect(sheet.isOpen()).toBe(false);
  await back();
  expect(at()).toBe('/before');
});

test('a link inside an overlay leads on, and Back from there to the page', async () => {
  const overlay = openOverlay();
  history.pushState({ key: 'next' }, '', '/next');
  overlay.close();
  await rest();
  expect(at()).toBe('/next');
  await back();
  expect(at()).toBe('/page');
  expect(heard).toEqual(['/page']);
  await back();
  expect(at()).toBe('/before');
});

test('a link inside the upper of two overlays leads back to the page as well', async () => {
  const [lower, upper] = [openOverlay(), openOverlay()];
  history.pushState({ key: 'next' }, '', '/next');
  upper.close();
  lower.close();
  await rest();
  await back();
  await rest();
  expect(at()).toBe('/page');
  expect(heard).toEqual(['/page']);
});

test('a navigation while the step back is on its way is not undone by it', async () => {
  const overlay = openOverlay();
  overlay.close();
  await new Promise((resolve) => setTimeout(resolve));
  history.pushState({ key: 'next' }, '', '/next');
  await rest();
  expect(at()).toBe('/next');
  await back();
  expect(at()).toBe('/page');
});

test('an address that changes under an overlay is the page’s own afterwards', async () => {
  const overlay = openOverlay();
  history.replaceState({ key: 'page' }, '', '/page?filter=1');
  overlay.close();
  await rest();
  expect(at()).toBe('/page?filter=1');
  await back();
  expect(at()).toBe('/before');
});

test('an address that changes under an overlay is come back to from where a link in it has led', async () => {
  const overlay = openOverlay();
  history.replaceState({ key: 'page' }, '', '/page?filter=1');
  history.pushState({ key: 'next' }, '', '/next');
  overlay.close();
  await rest();
  await back();
  expect([at(), heard]).toEqual(['/page?filter=1', ['/page']]);
});

test('Forward to what was closed above a link leads back to where the link has led', async () => {
  const [lower, upper] = [openOverlay(), openOverlay()];
  upper.close();
  await rest();
  history.pushState({ key: 'next' }, '', '/next');
  lower.close();
  await rest();
  history.forward();
  await rest();
  await rest();
  expect(at()).toBe('/next');
});

test('one that may not be closed keeps its entry', async () => {
  overlays.open(() => undefined);
  await back();
  await back();
  expect(at()).toBe('/page');
});

test('what is opened while the step back is on its way stays open, with an entry of its own', async () => {
  const menu = openOverlay();
  menu.close();
  await new Promise((resolve) => setTimeout(resolve));
  const sheet = openOverlay();
  await rest();
  expect(sheet.isOpen()).toBe(true);
  await back();
  expect(sheet.isOpen()).toBe(false);
  expect(at()).toBe('/page');
  await back();
  expect(at()).toBe('/before');
});

test('a page that was loaded anew with an overlay open has none', async () => {
  openOverlay();
  forget();
  forThisTest(() => createOverlayHistory(window, hearFirst));
  await rest();
  await back();
  expect(at()).toBe('/before');
});

/** Closes an overlay by hand in a browser that does not take the step back, until what it gives is called. */
async function closeUnanswered() {
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
  const overlay = openOverlay();
  vi.useFakeTimers();
  overlay.close();
  await vi.advanceTimersByTimeAsync(0);
  return {
    go,
    answer() {
      vi.useRealTimers();
      go.mockRestore();
    },
  };
}

test('a step that the browser takes late is taken once', async () => {
  const { go, answer } = await closeUnanswered();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(go.mock.calls).toEqual([[-1]]);
  answer();
  await back();
  expect([at(), heard]).toEqual(['/page', []]);
  await back();
  expect(at()).toBe('/before');
});

test('a step that the browser never takes holds up a navigation for a moment only', async () => {
  const { answer } = await closeUnanswered();
  history.pushState({ key: 'next' }, '', '/next');
  expect(at()).toBe('/page');
  await vi.advanceTimersByTimeAsync(3_000);
  answer();
  expect(at()).toBe('/next');
  await back();
  expect(at()).toBe('/page');
});
