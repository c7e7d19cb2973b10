// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { appendIntent } from '#data/local/outbox-store.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { aComment, aPost, postId } from '#tests/support/catalogue-fixtures.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { usePost } from './use-post.ts';

const own = openUserDatabase(BUYER);
afterEach(async () => {
  cleanup();
  await Promise.all(
    [own.outbox, own.blocks, catalogue.posts, catalogue.comments].map((table) => table.clear()),
  );
});

test('a post that is not here and whose deletion waits is said to be leaving', async () => {
  await appendIntent(own, { kind: 'post_delete', postId: postId('b1') }, millis(1));
  const { result } = renderHook(() => usePost(postId('b1'), null)[0]);
  await waitFor(() => expect(result.current.kind).toBe('leaving'));
  expect(result.current).toMatchObject({ deletion: { rowId: 'post-delete:b1', state: { kind: 'queued' } } });
});

test('an edit that waits says of a post what it changes, and no word of what it does not', async () => {
  await catalogue.posts.put(aPost({ id: postId('b1'), authorId: BUYER, title: '새 제목' }));
  const words = { category: 'free', title: '옛 제목', content: '고친 글' } as const;
  await appendIntent(
    own,
    { kind: 'post_update', postId: postId('b1'), words, images: [], changed: ['content'] },
    millis(1),
  );
  const { result } = renderHook(() => usePost(postId('b1'), null)[0]);
  await waitFor(() =>
    expect(result.current).toMatchObject({
      kind: 'ready',
      waiting: { post: { words: { title: '새 제목', content: '고친 글' } } },
    }),
  );
});

test('a post that is not here, of which nothing waits, is not', async () => {
  const { result } = renderHook(() => usePost(postId('b1'), null)[0]);
  await waitFor(() => expect(result.current.kind).toBe('offline'));
});

test('no comment stands there before it is known whom the reader has blocked', async () => {
  const blocked = aComment();
  await catalogue.posts.put(aPost());
  await catalogue.comments.put(blocked);
  await own.blocks.put({ uid: blocked.authorId, createdAt: millis(1) });
  const known: boolean[] = [];
  renderHook(() => {
    const [state] = usePost(blocked.postId, null);
    if (state.kind === 'ready') known.push(state.stored.hidden.has(blocked.authorId));
  });
  await waitFor(() => expect(known).not.toHaveLength(0));
  expect(new Set(known)).toEqual(new Set([true]));
  await own.blocks.clear();
  await waitFor(() => expect(known.at(-1)).toBe(false));
});
