// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { noteSynced } from '#data/local/cursor-store.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import type { CommentId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { RefreshFailure } from '#sync/catalogue/catalogue-sync.ts';
import type { RefreshTarget } from '#sync/catalogue/refresh-target.ts';
import { aComment, aPost, commentId } from '#tests/support/catalogue-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { PostScreen } from './post-screen.tsx';

type Answer = Result<null, RefreshFailure>;

const server = vi.hoisted(() => ({ refresh: vi.fn<(target?: RefreshTarget) => Promise<Answer>>() }));
vi.mock('#session/page-catalogue.ts', () => ({
  catalogueSync: { refresh: server.refresh, visit: async () => undefined },
}));

const EMPTY = '첫 댓글을 남겨보세요.';
const POST = aPost({ commentCount: 12 });
const key = cursorKeys.post(POST.id);

beforeEach(async () => {
  server.refresh.mockResolvedValue(err('offline'));
  await catalogue.posts.put(POST);
});
afterEach(async () => {
  cleanup();
  await Promise.all([catalogue.posts, catalogue.comments, catalogue.cursors].map((table) => table.clear()));
});

const nothing = () => undefined;
const open = (wanted: CommentId | null = null, onLed = nothing) =>
  render(<PostScreen postId={POST.id} onLeave={nothing} renderReport={() => null} {...{ wanted, onLed }} />, {
    wrapper: InRouter,
  });
const heading = (words: string) => screen.findByRole('heading', { level: 2, name: words });

test('the heading that has the focus keeps it when the post stands there', async () => {
  open();
  const waiting = screen.getByRole('heading', { level: 1, name: '게시글' });
  waiting.focus();
  await screen.findByRole('heading', { level: 1, name: POST.title });
  expect(document.activeElement?.textContent).toBe(POST.title);
});

test('a post that has only come with a list does not say that nobody has commented', async () => {
  open();
  await heading('댓글 12');
  await screen.findByText('오프라인 상태라 댓글을 불러올 수 없습니다.');
  expect(screen.queryByText(EMPTY)).toBeNull();
});

test('while they are on their way its comments are being loaded', async () => {
  server.refresh.mockReturnValue(new Promise(() => undefined));
  open();
  await heading('댓글 12');
  expect(screen.getByText('불러오는 중입니다…')).toBeDefined();
  expect(screen.queryByText(EMPTY)).toBeNull();
});

test('what failed is tried again, and the comments then stand there', async () => {
  server.refresh.mockResolvedValue(err('broken'));
  open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('댓글을 불러오지 못했습니다.');
  server.refresh.mockImplementation(async () => {
    await catalogue.posts.put({ ...POST, commentCount: 1 });
    await catalogue.comments.put(aComment());
    await noteSynced(catalogue, [key], millis(1));
    return ok(null);
  });
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await heading('댓글 1');
  await screen.findByText(aComment().content);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where comments were counted after the last reading, none here is no answer either', async () => {
  await noteSynced(catalogue, [key], millis(1));
  open();
  await screen.findByText('오프라인 상태라 댓글을 불러올 수 없습니다.');
  expect(screen.queryByText(EMPTY)).toBeNull();
});

test('a post without comments asks for the first', async () => {
  await catalogue.posts.put({ ...POST, commentCount: 0 });
  open();
  await heading('댓글 0');
  expect(await screen.findByText(EMPTY)).toBeDefined();
});

test('once they were read, what is here is counted, whatever the counter still says', async () => {
  server.refresh.mockResolvedValue(ok(null));
  await noteSynced(catalogue, [key], millis(1));
  open();
  await heading('댓글 0');
  expect(await screen.findByText(EMPTY)).toBeDefined();
});

test('a comment that the address leads to is led to and marked as soon as it is here, unless one has begun to do something', async () => {
  const intoView = vi.fn<() => void>();
  HTMLElement.prototype.scrollIntoView = intoView;
  const wanted = commentId('c9');
  const listens = vi.spyOn(window, 'addEventListener');
  for (const isBusy of [false, true]) {
    listens.mockClear();
    const onLed = vi.fn<() => undefined>();
    open(wanted, onLed);
    await heading('댓글 12');
    // Effects come behind what is drawn.
    await waitFor(() => expect(listens.mock.calls.map(([kind]) => kind)).toContain('wheel'));
    if (isBusy) fireEvent.keyDown(window, { key: 'a' });
    expect(intoView).not.toHaveBeenCalled();
    await catalogue.comments.bulkPut([aComment(), aComment({ id: wanted, content: '여기예요.' })]);
    const item = (await screen.findByText('여기예요.')).closest('li');
    await waitFor(() => expect(onLed).toHaveBeenCalledOnce());
    expect(item?.getAttribute('aria-current')).toBe('true');
    expect(document.activeElement === item).toBe(!isBusy);
    expect(intoView.mock.contexts).toEqual(isBusy ? [] : [item]);
    intoView.mockClear();
    cleanup();
    await catalogue.comments.clear();
  }
  listens.mockRestore();
});

test('a comment that was deleted before one was led to it says so', async () => {
  HTMLElement.prototype.scrollIntoView = nothing;
  const gone = aComment({ deleted: true, content: '' });
  await catalogue.comments.put(gone);
  open(gone.id);
  expect(await screen.findByText('삭제된 댓글입니다.')).toBeDefined();
});

test('a comment behind those that were read is asked for by itself', async () => {
  await catalogue.comments.put(aComment());
  await noteSynced(catalogue, [key], millis(1), millis(1_700_000_000_000));
  server.refresh.mockResolvedValue(ok(null));
  open(commentId('c9'));
  const asked = () => server.refresh.mock.calls.map(([target]) => target);
  await waitFor(() => expect(asked()).toContainEqual({ kind: 'comment', postId: POST.id, id: 'c9' }));
});
