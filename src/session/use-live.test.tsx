// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { parseUserId } from '#domain/ids.ts';
import { keptAnswer } from './kept-answer.ts';
import { answersOnTheirWay } from './live-answers.ts';
import { SILENCE_MS, useCalmLive, useLive, type Live } from './use-live.ts';

const uid = parseUserId('live1') ?? expect.unreachable('not an id');
const db = openUserDatabase(uid);

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await db.meta.clear();
});

const useMeta = (key: string): Live<unknown> => useLive(async () => (await db.meta.get(key))?.value, [key]);

test('a query is loading, then ready, then follows what is written', async () => {
  await db.meta.put({ key: 'a', value: 1 });
  const { result } = renderHook(() => useMeta('a'));
  expect(result.current).toEqual({ kind: 'loading' });
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', value: 1 }));
  await act(async () => {
    await db.meta.put({ key: 'a', value: 2 });
  });
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', value: 2 }));
});

test('a disk that is silent is said to be, holds up nobody else, and is shown once it speaks after all', async () => {
  vi.useFakeTimers();
  let speak: (value: number) => void = () => expect.unreachable('not asked');
  const silent = new Promise<number>((resolve) => (speak = resolve));
  const { result } = renderHook(() => useLive(() => silent, []));
  const told = vi.fn<() => void>();
  void answersOnTheirWay().then(told);
  await act(() => vi.advanceTimersByTimeAsync(SILENCE_MS - 1));
  expect([result.current.kind, told.mock.calls.length]).toEqual(['loading', 0]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect([result.current.kind, told.mock.calls.length]).toEqual(['failed', 1]);
  vi.useRealTimers();
  speak(7);
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', value: 7 }));
});

test('a disk that has answered is waited for no more', async () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useLive(async () => 7, []));
  await act(() => vi.advanceTimersByTimeAsync(1));
  await vi.waitFor(() => expect(result.current).toEqual({ kind: 'ready', value: 7 }));
  await act(() => vi.advanceTimersByTimeAsync(2 * SILENCE_MS));
  expect(result.current).toEqual({ kind: 'ready', value: 7 });
  vi.useRealTimers();
});

test('an answer that is what stands there draws nothing', async () => {
  await db.meta.put({ key: 'a', value: 1 });
  const seen = { asked: 0, drawn: 0 };
  const { result } = renderHook(() => {
    seen.drawn += 1;
    return useLive(async () => {
      seen.asked += 1;
      return (await db.meta.where('key').startsWith('a').first())?.value;
    }, []);
  });
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', value: 1 }));
  const { drawn } = seen;
  await act(async () => {
    await db.meta.put({ key: 'ab', value: 2 });
    await vi.waitFor(() => expect(seen.asked).toBe(2));
  });
  await act(async () => {
    await db.meta.put({ key: 'a', value: 3 });
  });
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', value: 3 }));
  expect(seen).toEqual({ asked: 3, drawn: drawn + 1 });
});

test('where nothing is to be asked it stands there at once, is drawn once, and asks once it is to be', async () => {
  await db.meta.put({ key: 'a', value: 1 });
  let drawn = 0;
  const { result, rerender } = renderHook(
    ({ isWanted }) => {
      drawn += 1;
      return useCalmLive<unknown>(
        isWanted ? async () => (await db.meta.get('a'))?.value : { nothing: 'nothing' },
        [isWanted],
      );
    },
    { initialProps: { isWanted: false } },
  );
  expect(result.current).toEqual({ kind: 'ready', value: 'nothing' });
  await act(async () => {
    await db.meta.put({ key: 'a', value: 2 });
  });
  expect(drawn).toBe(1);
  rerender({ isWanted: true });
  expect(result.current).toEqual({ kind: 'loading' });
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', value: 2 }));
  rerender({ isWanted: false });
  expect(result.current).toEqual({ kind: 'ready', value: 'nothing' });
});

test('an answer to an earlier question is never shown for a newer one', async () => {
  await db.meta.bulkPut([
    { key: 'a', value: 'of a' },
    { key: 'b', value: 'of b' },
  ]);
  const shown: [string, Live<unknown>][] = [];
  const { rerender, result } = renderHook(
    ({ key }) => {
      const live = useMeta(key);
      shown.push([key, live]);
      return live;
    },
    { initialProps: { key: 'a' } },
  );
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', value: 'of a' }));
  rerender({ key: 'b' });
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', value: 'of b' }));
  const ready = shown.filter(([, live]) => live.kind === 'ready');
  expect(ready.every(([key, live]) => live.kind === 'ready' && live.value === `of ${key}`)).toBe(true);
});

test('of a long list the first answer is drawn once, and a later one follows', async () => {
  await db.meta.put({ key: 'a', value: 1 });
  const drawn: unknown[] = [];
  const { result } = renderHook(() => {
    const live = useCalmLive(async () => (await db.meta.get('a'))?.value, []);
    drawn.push(live.kind === 'ready' ? live.value : live.kind);
    return live;
  });
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', value: 1 }));
  // Whatever else were to be drawn of it would have been by then.
  await act(async () => void (await db.meta.get('a')));
  expect(drawn).toEqual(['loading', 1]);
  await act(async () => {
    await db.meta.put({ key: 'a', value: 2 });
  });
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', value: 2 }));
});

test('whoever comes back sees at once what stood there, and nothing is drawn again unless it has changed', async () => {
  await db.meta.put({ key: 'a', value: 1 });
  const kept = keptAnswer<unknown>();
  const visit = () => {
    const drawn: unknown[] = [];
    const seen = { asked: 0 };
    const { result, unmount } = renderHook(() => {
      const live = useCalmLive(
        async () => {
          seen.asked += 1;
          return (await db.meta.get('a'))?.value;
        },
        [db],
        kept,
      );
      drawn.push(live.kind === 'ready' ? live.value : live.kind);
      return live;
    });
    return { result, unmount, drawn, seen };
  };
  const first = visit();
  await waitFor(() => expect(first.result.current).toEqual({ kind: 'ready', value: 1 }));
  expect(first.drawn).toEqual(['loading', 1]);
  first.unmount();

  const second = visit();
  await waitFor(() => expect(second.seen.asked).toBe(1));
  await act(async () => void (await db.meta.get('a')));
  expect(second.drawn).toEqual([1]);
  second.unmount();

  await db.meta.put({ key: 'a', value: 2 });
  const third = visit();
  expect(third.drawn).toEqual([1]);
  await waitFor(() => expect(third.result.current).toEqual({ kind: 'ready', value: 2 }));
});

test('what another screen keeps before this one has asked the disk does not keep it waiting', async () => {
  await db.meta.put({ key: 'a', value: 1 });
  const kept = keptAnswer<unknown>();
  const { result } = renderHook(() => {
    const live = useCalmLive(async () => (await db.meta.get('a'))?.value, [db], kept);
    // In the middle of the drawing, as of a screen that is drawn in slices.
    kept.keep([db], 1);
    return live;
  });
  expect(result.current).toEqual({ kind: 'loading' });
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', value: 1 }));
});

test('a read that ends with a lost connection, as Safari may lose it, is asked again before it counts as failed', async () => {
  await db.meta.put({ key: 'a', value: 1 });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
    db.backendDB().close();
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  const drawn: unknown[] = [];
  const { result } = renderHook(() => {
    const live = useMeta('a');
    drawn.push(live.kind);
    return live;
  });
  await waitFor(() => expect(result.current.kind).not.toBe('loading'));
  expect(result.current).toEqual({ kind: 'ready', value: 1 });
  await act(async () => {
    await db.meta.put({ key: 'a', value: 2 });
  });
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', value: 2 }));
  expect(drawn).not.toContain('failed');
  vi.restoreAllMocks();
});

test('a query that fails is a state of its own, and is logged', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const query = vi.fn(() => Promise.reject(new Error('disk')));
  const { result } = renderHook(() => useLive(query, []));
  await waitFor(() => expect(result.current).toEqual({ kind: 'failed' }));
  expect(error).toHaveBeenCalled();
  // Nothing that another try would mend.
  expect(query).toHaveBeenCalledOnce();
  error.mockRestore();
});
