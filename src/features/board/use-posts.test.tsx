// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import type { Live } from '#session/use-live.ts';
import { aPost, postId } from '#tests/support/catalogue-fixtures.ts';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { PAGE } from './use-older-posts.ts';
import { usePosts, usePostsByIds, usePostsFoundHere } from './use-posts.ts';

const own = openUserDatabase(BUYER);
const post = (index: number) =>
  aPost({
    id: postId(`b${index}`),
    authorId: index === 0 ? SELLER : BUYER,
    title: index % 2 === 0 ? '금 시세' : '돌반지',
    content: '',
    createdAt: millis(1_000 - index),
  });
const keep = (count: number) => catalogue.posts.bulkPut(Array.from({ length: count }, (_, n) => post(n)));

beforeEach(() => catalogue.posts.clear());
afterEach(async () => {
  cleanup();
  await own.blocks.clear();
});

async function ready<T>(use: () => Live<T>): Promise<T> {
  const { result } = renderHook(use);
  await waitFor(() => expect(result.current.kind).toBe('ready'));
  if (result.current.kind !== 'ready') throw new Error('the list was not read');
  return result.current.value;
}
const listed = () => ready(() => usePosts(null, PAGE));

test('a list shows a page, and says where the next begins', async () => {
  await keep(PAGE + 5);
  const { posts, isCut, behind } = await listed();
  expect(posts).toHaveLength(PAGE);
  expect({ isCut, behind }).toEqual({ isCut: true, behind: post(PAGE - 1).createdAt });
});

test('a page that lost somebody blocked is a whole page, behind which there may be more', async () => {
  await own.blocks.put({ uid: SELLER, createdAt: millis(1) });
  await keep(PAGE);
  const { posts, isCut, behind } = await listed();
  expect(posts).toHaveLength(PAGE - 1);
  expect({ isCut, behind }).toEqual({ isCut: false, behind: post(PAGE - 1).createdAt });
});

test('less than a page is all there is', async () => {
  await keep(PAGE - 1);
  expect(await listed()).toMatchObject({ isCut: false, behind: null });
});

test('what the server found stands in its order, without people who are blocked', async () => {
  await own.blocks.put({ uid: SELLER, createdAt: millis(1) });
  await keep(4);
  const ids = [post(3).id, post(0).id, post(1).id, post(9).id];
  const { posts } = await ready(() => usePostsByIds(ids));
  expect(posts.map(({ id }) => id)).toEqual(['b3', 'b1']);
});

test('without network it is said among how many posts of this device was looked', async () => {
  await keep(2 * PAGE + 10);
  const { posts, among } = await ready(() => usePostsFoundHere({ term: '시세', category: null }));
  expect({ found: posts.length, among }).toEqual({ found: PAGE + 5, among: 2 * PAGE + 10 });
  expect(await ready(() => usePostsFoundHere({ term: '없는말', category: null }))).toMatchObject({
    posts: [],
  });
});
