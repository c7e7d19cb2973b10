// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { isPageEnd, type PageStart } from '#domain/server/page.ts';
import { micros, millis } from '#domain/units.ts';
import { PAGE, useOlderPosts } from './use-older-posts.ts';

afterEach(cleanup);

/** A board of which each page ends ten moments earlier; the last one ends at 0. */
function aBoard() {
  const asked: number[] = [];
  const server = { isReachable: true };
  const sync = {
    async loadOlderPosts(_category: unknown, start: PageStart) {
      const from = isPageEnd(start) ? start.at : start;
      asked.push(from);
      if (!server.isReachable) return err('offline');
      return ok(from <= 10 ? null : { at: micros(from - 10), id: `b${from - 10}` });
    },
  };
  return { asked, server, ...renderHook(() => useOlderPosts(null, sync)) };
}

test('the list shows a page more and asks for one, each behind the last', async () => {
  const { asked, result } = aBoard();
  await act(async () => result.current.load(millis(100)));
  await act(async () => result.current.load(millis(100)));
  expect(asked).toEqual([100, 90]);
  expect(result.current).toMatchObject({ limit: 3 * PAGE, isLoading: false, reachedEnd: false });
});

test('after the end the list still grows by what this device has, without asking again', async () => {
  const { asked, result } = aBoard();
  await act(async () => result.current.load(millis(10)));
  expect(result.current.reachedEnd).toBe(true);
  await act(async () => result.current.load(millis(10)));
  expect(result.current).toMatchObject({ limit: 3 * PAGE, reachedEnd: true });
  expect(asked).toEqual([10]);
});

test('what cannot be reached is told, and the place is kept', async () => {
  const { asked, server, result } = aBoard();
  await act(async () => result.current.load(millis(100)));
  server.isReachable = false;
  await act(async () => result.current.load(millis(100)));
  expect(result.current).toMatchObject({ hasFailed: true, isLoading: false });
  server.isReachable = true;
  await act(async () => result.current.load(millis(100)));
  expect(asked).toEqual([100, 90, 90]);
  expect(result.current.hasFailed).toBe(false);
});
