import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ASK_AGAIN_MS, letTakeOver, MOST_WAITS } from './let-take-over.ts';
import { createLoadingAhead, type LoadingAhead } from './loading-ahead.ts';

let state: ServiceWorkerState;
let told: unknown[];
let isBusy: () => Promise<boolean>;
let ahead: LoadingAhead;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  state = 'installed';
  told = [];
  isBusy = async () => false;
  ahead = createLoadingAhead();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const begin = () =>
  letTakeOver(
    {
      get state() {
        return state;
      },
      postMessage: (message: unknown) => void told.push(message),
    },
    { isBusy: () => isBusy(), ahead },
  );
const soon = () => vi.advanceTimersByTimeAsync(0);
const nextAsk = () => vi.advanceTimersByTimeAsync(ASK_AGAIN_MS);

test('where nobody types or sends, the new version is told at once, in the words that its worker knows', async () => {
  begin();
  await soon();
  expect(told).toEqual([{ type: 'SKIP_WAITING' }]);
});

test('what is typed or sent is let end first', async () => {
  isBusy = async () => true;
  begin();
  await nextAsk();
  await nextAsk();
  expect(told).toEqual([]);
  isBusy = async () => false;
  await nextAsk();
  expect(told).toHaveLength(1);
});

test('a version that has not heard is told again until it no longer waits', async () => {
  begin();
  await nextAsk();
  await nextAsk();
  expect(told).toHaveLength(3);
  state = 'activating';
  await nextAsk();
  expect(told).toHaveLength(3);
  expect(vi.getTimerCount()).toBe(0);
});

test('where the disk does not say whether anything is being sent, it is asked again', async () => {
  isBusy = () => Promise.reject(new Error('no disk'));
  begin();
  await soon();
  expect(told).toEqual([]);
  isBusy = async () => false;
  await nextAsk();
  expect(told).toHaveLength(1);
});

test('code that is loaded ahead is let come first, and no more of it is begun', async () => {
  let come: () => void = () => undefined;
  const load = ahead.during(new Promise<void>((resolve) => (come = resolve)));
  expect(ahead.isStopped()).toBe(false);
  begin();
  expect(ahead.isStopped()).toBe(true);
  await nextAsk();
  expect(told).toEqual([]);
  come();
  await load;
  await nextAsk();
  expect(told).toHaveLength(1);
});

test('code that could not be loaded holds nothing up', async () => {
  await expect(ahead.during(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  begin();
  await soon();
  expect(told).toHaveLength(1);
});

test('code that never comes holds it up for so long and no longer', async () => {
  void ahead.during(new Promise(() => undefined));
  begin();
  await vi.advanceTimersByTimeAsync((MOST_WAITS - 1) * ASK_AGAIN_MS);
  expect(told).toEqual([]);
  await nextAsk();
  expect(told).toHaveLength(1);
});
