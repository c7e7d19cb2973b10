import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveObserver } from '#data/remote/live/watch.ts';
import { keepListening } from './pull-context.ts';

/** A server's answers as the test gives them, and what the device makes of them. */
function aList() {
  const observers: LiveObserver<never, string>[] = [];
  const outcomes: string[] = [];
  const stored: string[] = [];
  const refusals = new Set<string>();
  let ended = 0;
  let awaited = 0;
  const stop = keepListening<never, string>(
    {
      onOutcome: (outcome) => outcomes.push(outcome),
      begin() {
        awaited += 1;
        return () => {
          awaited -= 1;
        };
      },
    },
    'a list',
    (observer) => {
      observers.push(observer);
      return () => {
        ended += 1;
      };
    },
    async (snapshot) => {
      await new Promise((resolve) => setTimeout(resolve, snapshot === 'slow' ? 50 : 0));
      if (refusals.has(snapshot)) throw new Error('the disk refuses');
      stored.push(snapshot);
    },
    (code) => outcomes.push(code),
  );
  return {
    says: (snapshot: string) => observers.at(-1)?.next(snapshot),
    fails: () => observers.at(-1)?.failed('denied'),
    asked: () => observers.length,
    ended: () => ended,
    awaited: () => awaited,
    outcomes,
    stored,
    refusals,
    stop,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what the server says is stored in its order, and told of as an answer', async () => {
  const list = aList();
  expect(list.awaited()).toBe(1);
  list.says('slow');
  list.says('next');
  expect(list.awaited()).toBeLessThan(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(list.stored).toEqual(['slow', 'next']);
  expect(list.outcomes).toEqual(['success', 'success']);
});

test('what the disk has refused is taken by it later, though the server says nothing else', async () => {
  const list = aList();
  list.refusals.add('rows');
  list.says('rows');
  await vi.advanceTimersByTimeAsync(29_000);
  list.refusals.clear();
  await vi.advanceTimersByTimeAsync(900);
  expect(list.stored).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(list.stored).toEqual(['rows']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(list.stored).toEqual(['rows']);
  expect(list.asked()).toBe(1);
});

test('what was said since takes the place of what was refused', async () => {
  const list = aList();
  list.refusals.add('old');
  list.says('old');
  await vi.advanceTimersByTimeAsync(5_000);
  list.says('new');
  list.refusals.clear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(list.stored).toEqual(['new']);

  list.refusals.add('older');
  list.says('older');
  list.says('newer');
  list.refusals.add('nothing else');
  await vi.advanceTimersByTimeAsync(1_000);
  list.refusals.clear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(list.stored).toEqual(['new', 'newer']);
});

test('a listener that the server has ended is asked for again, after half a minute', async () => {
  const list = aList();
  list.fails();
  expect(list.outcomes).toEqual(['denied']);
  expect(list.awaited()).toBe(0);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(list.asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(list.asked()).toBe(2);
  list.says('rows');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(list.stored).toEqual(['rows']);
});

test('once it is stopped nothing is asked for and nothing stored', async () => {
  const refused = aList();
  refused.refusals.add('rows');
  refused.says('rows');
  await vi.advanceTimersByTimeAsync(1_000);
  refused.stop();
  refused.refusals.clear();

  const failed = aList();
  failed.fails();
  failed.stop();
  failed.fails();

  const busy = aList();
  busy.says('slow');
  busy.says('behind it');
  await vi.advanceTimersByTimeAsync(10);
  busy.stop();

  await vi.advanceTimersByTimeAsync(60_000);
  expect([refused, failed, busy].map(({ stored }) => stored)).toEqual([[], [], ['slow']]);
  expect([refused, failed, busy].map((list) => [list.asked(), list.ended(), list.awaited() <= 0])).toEqual([
    [1, 1, true],
    [1, 1, true],
    [1, 1, true],
  ]);
});
