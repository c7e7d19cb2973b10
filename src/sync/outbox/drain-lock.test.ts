import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userId } from '#tests/support/domain-fixtures.ts';
import { WebLocks } from '#tests/histories/world/web-locks.ts';
import { webDrainLock, type Fingerprint } from './drain-lock.ts';

const UID = userId('drainer');
/** So short that a wait ends at once; what decides is how often the fingerprint was read. */
const SILENCE_MS = 1;
const never = new AbortController().signal;

beforeEach(() => {
  const locks = new WebLocks().ofContext({ soon: (work) => queueMicrotask(work) });
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => void vi.unstubAllGlobals());

const lockWith = (fingerprint: Fingerprint) => webDrainLock(UID, fingerprint, SILENCE_MS);

/** Work that holds the lock until it is told to end; notes when it was told that the lock is gone. */
function holder(onLost: () => void = () => undefined) {
  let end: () => void = () => undefined;
  let begun: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const lost: boolean[] = [];
  const work = (signal: AbortSignal) =>
    new Promise<string>((resolve) => {
      signal.addEventListener('abort', () => {
        lost.push(true);
        onLost();
      });
      end = () => resolve('first');
      begun();
    });
  return { work, isHeld, lost, end: () => end() };
}

test('of two drains the second runs once the first has ended, as long as that one shows signs of life', async () => {
  const first = holder();
  const running = lockWith(async () => 'due').run(first.work, never);
  await first.isHeld;
  let reads = 0;
  const second = lockWith(async () => {
    reads += 1;
    if (reads === 5) first.end();
    return `due ${reads}`;
  });
  expect(await second.run(async () => `second after ${reads} reads`, never)).toMatch(/^second after [5-9]/);
  expect(await running).toBe('first');
  expect(first.lost).toEqual([]);
});

test('where nothing is due, nobody loses the lock, however long it is held', async () => {
  const first = holder();
  const running = lockWith(async () => null).run(first.work, never);
  await first.isHeld;
  let reads = 0;
  const second = lockWith(async () => {
    reads += 1;
    if (reads === 5) first.end();
    return null;
  });
  expect(await second.run(async () => 'second', never)).toBe('second');
  expect(reads).toBeGreaterThanOrEqual(5);
  expect(await running).toBe('first');
  expect(first.lost).toEqual([]);
});

test('a holder that stands still although something is due loses the lock, and is told', async () => {
  const giveUp = new AbortController();
  const first = holder(() => giveUp.abort());
  const running = lockWith(async () => 'due').run(first.work, giveUp.signal);
  await first.isHeld;
  expect(await lockWith(async () => 'due').run(async () => 'second', never)).toBe('second');
  expect(first.lost).toEqual([true]);
  // Told to stop while it looks whether to take the lock back, it leaves it.
  expect(await running).toBeNull();
});

test('whoever is told to stop while waiting gives nothing, and the holder keeps the lock', async () => {
  const first = holder();
  const running = lockWith(async () => 'due').run(first.work, never);
  await first.isHeld;
  const stop = new AbortController();
  let reads = 0;
  const second = lockWith(async () => {
    reads += 1;
    if (reads === 3) stop.abort();
    return `due ${reads}`;
  });
  expect(await second.run(async () => 'second', stop.signal)).toBeNull();
  first.end();
  expect(await running).toBe('first');
  expect(first.lost).toEqual([]);
});
