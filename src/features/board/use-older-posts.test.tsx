// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { millis, type Millis } from '#domain/units.ts';
import type { OlderPage } from '#sync/catalogue/refresh-posts.ts';
import { PAGE, useOlderPosts } from './use-older-posts.ts';

afterEach(cleanup);

/** A board of which each page ends ten moments earlier. `newAt` is where a page has something new; it ends at 0. */
function aBoard({ newAt = -1, isReachable = true } = {}) {
  const asked: number[] = [];
  const sync = {
    async loadOlderPosts(_category: unknown, from: Millis) {
      asked.push(from);
      if (!isReachable) return err('offline');
      const page: OlderPage = {
        next: millis(from - 10),
        hasNew: from === newAt,
        reachedEnd: from - 10 <= 0,
      };
      return ok(page);
    },
  };
  return { asked, ...renderHook(() => useOlderPosts(null, sync)) };
}

test('the list shows a page more and asks for one, each behind the last', async () => {
  const { asked, result } = aBoard();
  await act(async () => result.current.load(millis(100)));
  await act(async () => result.current.load(millis(100)));
  expect(asked).toEqual([100, 90]);
  expect(result.current).toMatchObject({ limit: 3 * PAGE, reached: 80, isLoading: false, reachedEnd: false });
});

test('a search goes on until something comes that the device did not have', async () => {
  const { asked, result } = aBoard({ newAt: 80 });
  await act(async () => result.current.searchOn(millis(100)));
  expect(asked).toEqual([100, 90, 80]);
  expect(result.current).toMatchObject({ limit: PAGE, depth: 4 * PAGE, reached: 70 });
});

test('a search rests after some pages, and goes on from there when asked again', async () => {
  const { asked, result } = aBoard();
  await act(async () => result.current.searchOn(millis(100)));
  expect(asked).toEqual([100, 90, 80, 70, 60]);
  await act(async () => result.current.searchOn(millis(100)));
  expect(asked.slice(5)).toEqual([50, 40, 30, 20, 10]);
  expect(result.current.reachedEnd).toBe(true);
});

test('the list still grows after a search has reached the end, without asking again', async () => {
  const { asked, result } = aBoard();
  await act(async () => result.current.searchOn(millis(20)));
  expect(result.current.reachedEnd).toBe(true);
  await act(async () => result.current.load(millis(20)));
  expect(result.current).toMatchObject({ limit: 2 * PAGE, reachedEnd: true });
  expect(asked).toEqual([20, 10]);
});

test('what cannot be reached is told, and the place is kept', async () => {
  const { result } = aBoard({ isReachable: false });
  await act(async () => result.current.searchOn(millis(100)));
  expect(result.current).toMatchObject({ hasFailed: true, isLoading: false, reached: null });
});
