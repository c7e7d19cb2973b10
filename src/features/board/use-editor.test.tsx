// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import type { PostPart, PostSaid } from '#domain/board/post.ts';
import type { PostId } from '#domain/ids.ts';
import { realEnvironment } from '#sync/environment.ts';
import { keepPostDraft } from '#sync/commands/keep-post-draft.ts';
import { submitPost } from '#sync/commands/submit-post.ts';
import { aPost, postId } from '#tests/support/catalogue-fixtures.ts';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { useInitialPost } from './use-editor.ts';

const server = vi.hoisted(() => ({ failed: null as string | null }));
vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: server.failed, refresh: () => undefined }),
}));

const own = openUserDatabase(BUYER);
const A = { category: 'free', title: '처음 제목', content: '처음 글' } as const;
const B = { category: 'free', title: '고친 제목', content: '고친 글' } as const;
const picture = { kind: 'stored', image: { url: 'https://storage.example/b1', w: 8, h: 6 } } as const;

beforeEach(async () => {
  // Nothing here reaches a server or knows of other tabs, which is no matter.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await catalogue.posts.clear();
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  server.failed = null;
  await own.outbox.clear();
  await own.drafts.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

async function opened(edited: PostId) {
  const { result } = renderHook(() => useInitialPost(edited));
  await waitFor(() => expect(result.current.kind).not.toBe('loading'));
  return result.current;
}
const submit = (edited: PostId | null, changed?: readonly PostPart[]) =>
  submitPost(own, { edited, tab: 'a', words: B, images: [picture], changed }, realEnvironment, 'b2');
const begun = (said: PostSaid) => ({ kind: 'ready', initial: { ...said, base: said } });

test('the form of a post whose edit still waits begins with that edit', async () => {
  await catalogue.posts.put(aPost({ id: postId('b1'), authorId: BUYER, ...A }));
  await submit(postId('b1'));
  expect(await opened(postId('b1'))).toEqual(begun({ ...B, images: [picture] }));
});

test('an edit that waits stands in the form over the post as it is by now', async () => {
  await submit(postId('b1'), ['title']);
  await catalogue.posts.put(aPost({ id: postId('b1'), authorId: BUYER, ...A, content: '새 글', images: [] }));
  expect(await opened(postId('b1'))).toEqual(begun({ ...B, content: '새 글', images: [] }));
});

test('so does what was left unfinished, which is compared with that post from then on', async () => {
  const locks = { query: async () => ({ held: [] }), request: async () => undefined };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const [base, today] = [
    { ...A, images: [] },
    { ...A, content: '새 글', images: [] },
  ];
  await keepPostDraft(
    own,
    { edited: postId('b1'), tab: 'gone' },
    { ...base, title: '고친 제목', base },
    realEnvironment,
  );
  await catalogue.posts.put(aPost({ id: postId('b1'), authorId: BUYER, ...today }));
  expect(await opened(postId('b1'))).toEqual({
    kind: 'ready',
    initial: { ...today, title: '고친 제목', base: today },
  });
});

test('that of a post which only this device has begins with what waits', async () => {
  await submit(null);
  expect(await opened(postId('b2'))).toEqual(begun({ ...B, images: [picture] }));
});

test('that of a post of which nothing waits begins with it, and is nobody else’s', async () => {
  await catalogue.posts.bulkPut([
    aPost({ id: postId('b1'), authorId: BUYER, ...A, images: [] }),
    aPost({ id: postId('b3'), authorId: SELLER, ...A }),
  ]);
  expect(await opened(postId('b1'))).toEqual(begun({ ...A, images: [] }));
  expect(await opened(postId('b3'))).toEqual({ kind: 'not_yours' });
});

test.each([
  ['offline', 'offline'],
  ['broken', 'failed'],
  ['disk', 'failed'],
  ['gone', 'not_yours'],
])('of a post that nobody could be asked for it is not said whose it is (%s)', async (failed, kind) => {
  server.failed = failed;
  expect(await opened(postId('b9'))).toEqual({ kind });
});
