// @vitest-environment jsdom
import { act, cleanup, render as draw, renderHook, waitFor } from '@testing-library/react';
import { useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { err, ok, type Result } from '#domain/result.ts';
import type { CatalogueSync, RefreshFailure } from '#sync/catalogue/catalogue-sync.ts';
import { targetKey, type RefreshTarget } from '#sync/catalogue/refresh-target.ts';
import { answersOnTheirWay } from './live-answers.ts';
import { useRefreshThrough, type WakeUps } from './use-refresh.ts';

type Answer = Result<null, RefreshFailure>;

/** Refreshes that are answered when the test says so. */
function aSync() {
  const asked: {
    key: string;
    isForced: boolean;
    isBehind: boolean;
    answer: (answer: Answer) => Promise<void>;
  }[] = [];
  const refresh: CatalogueSync['refresh'] = (target, { isForced, isBehind = false }) =>
    new Promise((resolve) => {
      asked.push({
        key: targetKey(target),
        isForced,
        isBehind,
        answer: (answer) =>
          act(async () => {
            resolve(answer);
            // The hook begins to wait a moment after this does.
            await answersOnTheirWay();
            await answersOnTheirWay();
          }),
      });
    });
  return { sync: { refresh }, asked };
}

const wakers = new Set<() => void>();
const wakeUps: WakeUps = (wake) => {
  wakers.add(wake);
  return () => wakers.delete(wake);
};
const wakeAll = () => act(async () => wakers.forEach((wake) => wake()));

let server: ReturnType<typeof aSync>;
beforeEach(() => {
  server = aSync();
});
afterEach(cleanup);

const render = (target: RefreshTarget | null) =>
  renderHook(({ wanted }) => useRefreshThrough(server.sync, wakeUps, wanted), {
    initialProps: { wanted: target },
  });

test('a screen waits from its first moment to the first answer, and asks once for equal targets', async () => {
  const { result, rerender } = render({ kind: 'posts', category: 'free' });
  expect(result.current).toMatchObject({ isRefreshing: true, failed: null });
  rerender({ wanted: { kind: 'posts', category: 'free' } });
  expect(server.asked.map(({ key, isForced }) => [key, isForced])).toEqual([['posts:free', false]]);
  await server.asked[0]?.answer(ok(null));
  expect(result.current).toMatchObject({ isRefreshing: false, failed: null });
});

test('another target is waited for anew, and an answer to the first is none to it', async () => {
  const { result, rerender } = render({ kind: 'posts', category: 'free' });
  rerender({ wanted: { kind: 'posts', category: 'notice' } });
  await server.asked[0]?.answer(err('offline'));
  expect(result.current).toMatchObject({ isRefreshing: true, failed: null });
  await server.asked[1]?.answer(ok(null));
  expect(result.current).toMatchObject({ isRefreshing: false, failed: null });
});

test('an answer to the first target that comes after that to the second changes nothing', async () => {
  const { result, rerender } = render({ kind: 'posts', category: 'free' });
  rerender({ wanted: { kind: 'posts', category: 'notice' } });
  await server.asked[1]?.answer(ok(null));
  await server.asked[0]?.answer(err('offline'));
  expect(result.current).toMatchObject({ isRefreshing: false, failed: null });
});

test('who asks again for the second is not told by the answer to the first that it has come', async () => {
  const { result, rerender } = render({ kind: 'posts', category: 'free' });
  act(() => result.current.refresh());
  rerender({ wanted: { kind: 'posts', category: 'notice' } });
  await server.asked[2]?.answer(ok(null));
  act(() => result.current.refresh());
  await server.asked[1]?.answer(err('offline'));
  expect(result.current).toMatchObject({ isRefreshing: true, failed: null });
  await server.asked[3]?.answer(ok(null));
  expect(result.current).toMatchObject({ isRefreshing: false, failed: null });
});

test('a failure is told until a later try succeeds, without a flash of waiting', async () => {
  const { result } = render({ kind: 'stores' });
  await server.asked[0]?.answer(err('offline'));
  expect(result.current).toMatchObject({ isRefreshing: false, failed: 'offline' });
  await wakeAll();
  expect(server.asked.map(({ isBehind }) => isBehind)).toEqual([false, true]);
  expect(result.current).toMatchObject({ isRefreshing: false, failed: 'offline' });
  await server.asked[1]?.answer(ok(null));
  expect(result.current).toMatchObject({ isRefreshing: false, failed: null });
});

test('somebody who asks again sees that it is under way', async () => {
  const { result } = render({ kind: 'stores' });
  await server.asked[0]?.answer(err('offline'));
  act(() => result.current.refresh());
  expect(result.current.isRefreshing).toBe(true);
  expect(server.asked[1]?.isForced).toBe(true);
  await server.asked[1]?.answer(ok(null));
  await waitFor(() => expect(result.current.isRefreshing).toBe(false));
});

test('nothing is asked for nothing, and nothing after the screen is gone', async () => {
  const { result, unmount, rerender } = render(null);
  expect(result.current).toMatchObject({ isRefreshing: false, failed: null });
  await wakeAll();
  expect(server.asked).toEqual([]);
  rerender({ wanted: { kind: 'stores' } });
  expect(server.asked).toHaveLength(1);
  unmount();
  expect(wakers.size).toBe(0);
});

test('what came with the answer is drawn with it: no moment says that there is nothing', async () => {
  const seen: (readonly [rows: number, isRefreshing: boolean])[] = [];
  let bring: () => void = () => undefined;
  function Screen() {
    const { isRefreshing } = useRefreshThrough(server.sync, wakeUps, { kind: 'stores' });
    const [rows, setRows] = useState(0);
    // As `useCalmLive` draws them.
    const drawn = useDeferredValue(rows);
    useEffect(() => {
      bring = () => setRows(3);
    }, []);
    useLayoutEffect(() => void seen.push([drawn, isRefreshing]));
    return null;
  }
  draw(<Screen />);
  await act(async () => {
    bring();
    await server.asked[0]?.answer(ok(null));
  });
  expect(seen.at(-1)).toEqual([3, false]);
  expect(seen).not.toContainEqual([0, false]);
});
