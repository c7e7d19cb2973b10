// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { waitingOnPost } from '#data/local/queries/board-queries.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import type { Comment } from '#domain/board/post.ts';
import { useLive } from '#session/use-live.ts';
import { deleteComment } from '#sync/commands/write-comment.ts';
import { realEnvironment } from '#sync/environment.ts';
import { aComment, aPost, commentId } from '#tests/support/catalogue-fixtures.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { Comments } from './comments.tsx';

vi.mock('#services/forms/use-left-draft.ts', () => ({
  useLeftDraft: () => ({ kind: 'ready', draft: null }),
}));

const own = openUserDatabase(BUYER);
const POST = aPost();
const OTHERS = aComment({ content: '없어도 돼요.' });
const MINE = aComment({ id: commentId('c2'), authorId: BUYER, content: '고마워요.' });

afterEach(async () => {
  cleanup();
  await own.outbox.clear();
  await own.drafts.clear();
});

interface PostProps {
  readonly comments: readonly Comment[];
  readonly hasMore?: boolean;
  readonly hasFailed?: boolean;
  readonly onReadOn?: () => void;
}

function Post({ comments, hasMore = false, hasFailed = false, onReadOn = () => undefined }: PostProps) {
  const live = useLive(() => waitingOnPost(own, POST.id), []);
  const waiting = live.kind === 'ready' ? live.value : { post: null, comments: [], deletions: [] };
  return (
    <Comments
      postId={POST.id}
      comments={comments}
      {...{
        counted: null,
        unread: null,
        hasMore,
        hasFailed,
        isReading: false,
        waiting,
        people: new Map(),
        hidden: new Set(),
        wanted: null,
      }}
      onReadOn={onReadOn}
      onLed={() => undefined}
      renderReport={() => null}
    />
  );
}
const open = (...comments: readonly Comment[]) => render(<Post comments={comments} />, { wrapper: InRouter });

const reply = () => screen.getByRole('button', { name: /댓글에 답글$/ });
const answerField = () => screen.findByRole('textbox', { name: /답글 쓰기$/ });
/** As a key does it, which works on what has the focus. */
function press(button: HTMLElement): void {
  button.focus();
  fireEvent.click(button);
}

test('whoever answers is led to the field, again where it is open, and back once they have given up', async () => {
  open(OTHERS);
  press(reply());
  const field = await answerField();
  expect(document.activeElement).toBe(field);
  press(reply());
  expect(document.activeElement).toBe(field);
  press(screen.getByRole('button', { name: '취소' }));
  expect(document.activeElement).toBe(reply());
  expect(field.isConnected).toBe(false);
});

test('whoever has answered comes back to where they asked for it', async () => {
  open(OTHERS);
  press(reply());
  const field = await answerField();
  fireEvent.change(field, { target: { value: '저도요.' } });
  const form = field.closest('form');
  if (!form) throw new Error('the field stands in no form');
  press(within(form).getByRole('button', { name: '등록' }));
  await waitFor(() => expect(field.isConnected).toBe(false));
  expect(document.activeElement).toBe(reply());
});

test('whoever types elsewhere while an answer is written down stays there', async () => {
  open(OTHERS);
  press(reply());
  const field = await answerField();
  fireEvent.change(field, { target: { value: '저도요.' } });
  const next = screen.getByRole('textbox', { name: '댓글 쓰기' });
  fireEvent.submit(field);
  next.focus();
  await waitFor(() => expect(field.isConnected).toBe(false));
  expect(document.activeElement).toBe(next);
});

test('an answer that is being written, or waits, stays where what it answers has gone meanwhile', async () => {
  const { rerender } = open(OTHERS);
  press(reply());
  fireEvent.change(await answerField(), { target: { value: '저도요.' } });
  const gone = { ...OTHERS, content: '', deleted: true };
  rerender(<Post comments={[gone]} />);
  const field = await answerField();
  expect(field).toHaveProperty('value', '저도요.');
  fireEvent.submit(field);
  expect(await screen.findByText('저도요.', { selector: 'p' })).toBeDefined();
  expect(screen.getByText('삭제된 댓글입니다.')).toBeDefined();
  expect(screen.getByRole('heading', { name: '댓글 0' })).toBeDefined();
  // Nor is it lost where what it answers is not on this device.
  rerender(<Post comments={[]} />);
  expect(screen.getByText('저도요.', { selector: 'p' })).toBeDefined();
});

test('a comment whose deletion was refused is not said to be deleted', async () => {
  const refused = { kind: 'failed', reason: 'denied' } as const;
  await deleteComment(own, POST.id, MINE.id, realEnvironment);
  open(MINE);
  expect(await screen.findByText('삭제된 댓글입니다.')).toBeDefined();
  await own.outbox.toCollection().modify({ state: refused });
  expect(await screen.findByText(MINE.content)).toBeDefined();
});

test('whoever deletes a comment stands where it was', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  open(OTHERS, { ...MINE });
  press(screen.getByRole('button', { name: '내 댓글 삭제' }));
  const question = await screen.findByRole('alertdialog');
  press(within(question).getByRole('button', { name: '삭제' }));
  const gone = await screen.findByText('삭제된 댓글입니다.');
  await waitFor(() => expect(document.activeElement).toBe(gone.closest('li')));
  vi.unstubAllGlobals();
});

test('who has sent a comment keeps the focus on the button, which has nothing more to send', async () => {
  open(OTHERS);
  const field = screen.getByRole('textbox', { name: '댓글 쓰기' });
  fireEvent.change(field, { target: { value: '저도요.' } });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '등록' });
  press(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(button.disabled).toBe(false);
});

test('whoever reads on to the last comment is led to the first that has come', async () => {
  function Reading() {
    const [isWhole, setWhole] = useState(false);
    return (
      <Post
        comments={isWhole ? [OTHERS, MINE] : [OTHERS]}
        hasMore={!isWhole}
        onReadOn={() => setWhole(true)}
      />
    );
  }
  render(<Reading />, { wrapper: InRouter });
  press(screen.getByRole('button', { name: '댓글 더 보기' }));
  const come = (await screen.findByText('고마워요.')).closest('li');
  await waitFor(() => expect(document.activeElement).toBe(come));
});

test('that the rest of the comments could not be read is said where they are asked for', () => {
  const { rerender } = open(OTHERS);
  const told = '나머지 댓글을 불러오지 못했습니다. 연결을 확인해주세요.';
  rerender(<Post comments={[OTHERS]} hasMore />);
  expect(screen.queryByText(told)).toBeNull();
  rerender(<Post comments={[OTHERS]} hasMore hasFailed />);
  expect(screen.getByText(told).getAttribute('role')).toBe('status');
});
