// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PostQuestion } from '#domain/board/post-search.ts';
import { err, ok } from '#domain/result.ts';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { useFoundPosts } from './use-found-posts.ts';

afterEach(cleanup);

const PAGES = 3;
const QUESTION: PostQuestion = { term: '시세', category: null };

/** A board where each page holds two posts and overlaps the one before it. */
function aSearch(at: { readonly isReachable?: boolean; readonly isBroken?: boolean } = {}) {
  const server = { isReachable: true, isBroken: false, ...at, asked: [] as (string | null)[] };
  let wake: () => void = () => undefined;
  const sync = {
    async findPosts(_question: PostQuestion, cursor: string | null) {
      server.asked.push(cursor);
      if (server.isBroken) throw new Error('a fault of ours');
      if (!server.isReachable) return err('offline');
      const page = Number(cursor ?? 0);
      const next = page + 1 < PAGES ? String(page + 1) : null;
      return ok({ ids: [postId(`b${page}`), postId(`b${page + 1}`)], next });
    },
  };
  const wakeUps = (listener: () => void) => {
    wake = listener;
    return () => (wake = () => undefined);
  };
  const hook = renderHook(() => useFoundPosts(QUESTION, sync, wakeUps));
  return { server, wake: () => wake(), ...hook };
}

const settled = () => act(async () => undefined);

test('a search is read page by page until every post was looked through, each once', async () => {
  const { server, result } = aSearch();
  await settled();
  expect(result.current).toMatchObject({ ids: ['b0', 'b1'], hasMore: true, isAsking: false });
  await act(async () => result.current.further());
  await act(async () => result.current.further());
  expect(result.current).toMatchObject({ ids: ['b0', 'b1', 'b2', 'b3'], hasMore: false });
  expect(server.asked).toEqual([null, '1', '2']);
});

test('without network it says so, and asks again when there is reason to', async () => {
  const search = aSearch({ isReachable: false });
  await settled();
  expect(search.result.current).toMatchObject({ ids: null, failed: 'offline' });
  search.server.isReachable = true;
  await act(async () => search.wake());
  expect(search.result.current).toMatchObject({ ids: ['b0', 'b1'], failed: null });
  // What stands there moves no more by itself.
  await act(async () => search.wake());
  expect(search.server.asked).toHaveLength(2);
});

test('a further page that does not come leaves what was found, and is asked for again', async () => {
  const { server, result } = aSearch();
  await settled();
  server.isReachable = false;
  await act(async () => result.current.further());
  expect(result.current).toMatchObject({ ids: ['b0', 'b1'], hasMore: true, failed: 'offline' });
  server.isReachable = true;
  await act(async () => result.current.further());
  expect(result.current).toMatchObject({ ids: ['b0', 'b1', 'b2'], failed: null });
});

test('a fault of ours is one that can be tried again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { server, result } = aSearch({ isBroken: true });
  await settled();
  expect(result.current).toMatchObject({ ids: null, failed: 'failed' });
  server.isBroken = false;
  await act(async () => result.current.further());
  expect(result.current).toMatchObject({ ids: ['b0', 'b1'], failed: null });
  logged.mockRestore();
});
