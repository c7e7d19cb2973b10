import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

test('a lock that nobody holds is taken without a look at the outbox', async () => {
  let reads = 0;
  const lock = lockWith(async () => {
    reads += 1;
    return 'due';
  });
  expect(await lock.run(async () => 'first', never)).toBe('first');
  expect(await lock.run(async () => 'second', never)).toBe('second');
  expect(reads).toBe(0);
});

test('who was told to stop before it began takes nothing', async () => {
  let runs = 0;
  const work = async () => (runs += 1);
  expect(await lockWith(async () => 'due').run(work, AbortSignal.abort())).toBeNull();
  expect(runs).toBe(0);
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

test('whoever took the lock works once, and gives what came of it', async () => {
  const giveUp = new AbortController();
  const first = holder(() => giveUp.abort());
  const running = lockWith(async () => 'due').run(first.work, giveUp.signal);
  await first.isHeld;
  let runs = 0;
  const work = async () => {
    runs += 1;
    return `run ${runs}`;
  };
  expect(await lockWith(async () => 'due').run(work, never)).toBe('run 1');
  expect(await running).toBeNull();
  expect(runs).toBe(1);
});

test('whoever took the lock and lost it in turn waits for it again', async () => {
  const giveUp = new AbortController();
  const first = holder(() => giveUp.abort());
  const running = lockWith(async () => 'due').run(first.work, giveUp.signal);
  await first.isHeld;
  const second = holder();
  let runs = 0;
  const work = async (signal: AbortSignal) => {
    runs += 1;
    return runs === 1 ? second.work(signal) : 'second, once more';
  };
  const waiting = lockWith(async () => 'due').run(work, never);
  await second.isHeld;
  expect(await lockWith(async () => 'due').run(async () => 'third', never)).toBe('third');
  expect(await waiting).toBe('second, once more');
  expect(await running).toBeNull();
});

test('the drains of two people do not wait for each other', async () => {
  const first = holder();
  const running = lockWith(async () => 'due').run(first.work, never);
  await first.isHeld;
  const other = webDrainLock(userId('another'), async () => null, SILENCE_MS);
  expect(await other.run(async () => 'other', never)).toBe('other');
  expect(first.lost).toEqual([]);
  first.end();
  expect(await running).toBe('first');
});

test('who works is told to stop as soon as the page is', async () => {
  const page = new AbortController();
  const first = holder(() => first.end());
  const running = lockWith(async () => 'due').run(first.work, page.signal);
  await first.isHeld;
  page.abort();
  expect(await running).toBe('first');
  expect(first.lost).toEqual([true]);
});

test.each([
  ['a document that is not active', 'InvalidStateError'],
  ['a page that may keep nothing', 'SecurityError'],
])('%s is told that there is no lock, and asks once', async (_what, name) => {
  let requests = 0;
  const request = async () => {
    requests += 1;
    throw new DOMException('no locks here', name);
  };
  vi.stubGlobal('navigator', { locks: { request } });
  let looks = 0;
  const lock = lockWith(async () => {
    looks += 1;
    if (looks > 9) throw new Error('goes round without a pause');
    return 'due';
  });
  await expect(lock.run(async () => 'ran', never)).rejects.toThrow('no locks here');
  expect(requests).toBe(1);
});

describe('a wait of its whole length', () => {
  const patient = () => webDrainLock(UID, async () => 'due', 1e9);

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('ends at once with the page that waits, and leaves nothing behind', async () => {
    const first = holder();
    const running = patient().run(first.work, never);
    await first.isHeld;
    const page = new AbortController();
    const waiting = patient().run(async () => 'second', page.signal);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    page.abort();
    expect(await waiting).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
    first.end();
    expect(await running).toBe('first');
  });

  test('leaves nothing behind with who has worked', async () => {
    const page = new AbortController();
    expect(await patient().run(async () => 'done', page.signal)).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(page.signal, 'abort')).toEqual([]);
  });
});
