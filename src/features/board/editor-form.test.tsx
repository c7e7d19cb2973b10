// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { Blob as PlainBlob, File as PlainFile } from 'node:buffer';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import { EMPTY_POST, type PostDraft } from '#domain/board/post.ts';
import type { PostId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { boardText } from '#i18n/ko/board.ts';
import { commonText } from '#i18n/ko/common.ts';
import { connection } from '#session/connection-store.ts';
import { submitPost, type SubmitPostCode } from '#sync/commands/submit-post.ts';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { refuseForgetting } from '#tests/support/refuse-forgetting.ts';
import { holdPhotosBack, untilPhotoIsHeld, letPhotosThrough } from '#tests/support/slow-photo-tools.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { EditorForm } from './editor-form.tsx';

vi.mock('#services/photo/browser-photo-tools.ts', async () => ({
  browserPhotoTools: (await import('#tests/support/slow-photo-tools.ts')).slowPhotoTools,
}));
vi.mock('#sync/commands/submit-post.ts', async (original) =>
  (await import('#tests/support/spied.ts')).spied(await original<object>()),
);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  // Those of the page's own kind cannot be written to this disk.
  vi.stubGlobal('Blob', PlainBlob);
  vi.stubGlobal('File', PlainFile);
  holdPhotosBack('measure');
});
afterEach(async () => {
  letPhotosThrough();
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  connection.report('radio_on');
  connection.report('success');
  await deleteUserDatabase(BUYER);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function begin() {
  const done = vi.fn();
  const initial = { ...EMPTY_POST, title: '질문', content: '이 각인은 무슨 뜻인가요?' };
  render(
    <EditorForm edited={null} initial={initial} isAdmin={false} onDone={done} onLeave={() => undefined} />,
  );
  return done;
}
const choose = (...files: readonly File[]) =>
  fireEvent.change(screen.getByTestId('post-files'), { target: { files } });
const press = () => fireEvent.click(screen.getByRole('button', { name: '등록' }));
const isPreparing = () => screen.getByRole('button', { name: '사진 추가' }).getAttribute('aria-busy');

test('a picture that is still being made ready is waited for before the post goes out', async () => {
  const done = begin();
  choose(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
  await untilPhotoIsHeld();
  press();
  expect(done).not.toHaveBeenCalled();
  letPhotosThrough();
  await vi.waitFor(() => expect(isPreparing()).toBeNull());
  press();
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  const [row] = await openUserDatabase(BUYER).outbox.toArray();
  expect(row?.intent).toMatchObject({ kind: 'post_publish', images: [{ kind: 'waiting' }] });
});

test('a picture that the device does not give out is told of, and holds nothing up', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const done = begin();
  const file = new File(['GIF89a'], 'a.gif', { type: 'image/gif' });
  // Its first bytes are there, and then it is gone: a card that was pulled out.
  Object.defineProperty(file, 'name', {
    get: () => {
      throw new DOMException('gone', 'NotReadableError');
    },
  });
  choose(file);
  expect(await screen.findByRole('alert')).toBeDefined();
  press();
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1));
});

test('without network an edit is said to wait where it does, and not where it changes nothing', async () => {
  const base = { ...EMPTY_POST, title: '질문', content: '이 각인은 무슨 뜻인가요?' };
  const said = vi.spyOn(toasts, 'show');
  const submit = async (initial: PostDraft) => {
    const done = vi.fn();
    const props = { edited: postId('b1'), isAdmin: false, onDone: done, onLeave: () => undefined };
    render(<EditorForm {...props} initial={initial} />);
    fireEvent.click(screen.getByRole('button', { name: '수정' }));
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    cleanup();
  };
  connection.report('radio_off');
  await submit({ ...base, base });
  await submit({ ...base, title: '고친 질문', base });
  expect(said.mock.calls.map(([{ title }]) => title)).toEqual([
    '글을 등록했습니다.',
    '글을 저장했습니다. 연결되면 자동으로 등록됩니다.',
  ]);
});

test('an edit says which parts of the post were changed', async () => {
  const done = vi.fn();
  const base = { ...EMPTY_POST, title: '질문', content: '이 각인은 무슨 뜻인가요?' };
  const props = { edited: postId('b1'), isAdmin: false, onDone: done, onLeave: () => undefined };
  render(<EditorForm {...props} initial={{ ...base, title: '고친 질문', base }} />);
  fireEvent.click(screen.getByRole('button', { name: '수정' }));
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  const [row] = await openUserDatabase(BUYER).outbox.toArray();
  expect(row?.intent).toMatchObject({ kind: 'post_update', changed: ['title'] });
});

test('a draft that the disk does not forget is told of, and what is typed on is kept again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const left = vi.fn();
  const props = { edited: null, initial: EMPTY_POST, isAdmin: false, onDone: () => undefined };
  render(<EditorForm {...props} onLeave={left} />);
  const db = openUserDatabase(BUYER);
  const type = (title: string) =>
    fireEvent.change(screen.getByLabelText('제목'), { target: { value: title } });
  const isKept = (title: string) =>
    vi.waitFor(async () => expect(await db.drafts.toArray()).toMatchObject([{ value: { title } }]));
  type('질');
  await isKept('질');
  refuseForgetting('drafts');
  fireEvent.click(screen.getByRole('button', { name: '작성 취소' }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: '작성 취소' }));
  await vi.waitFor(() =>
    expect(toasts.getSnapshot().map(({ title }) => title)).toContain(commonText.unknownFailure),
  );
  expect(left).not.toHaveBeenCalled();
  type('질문');
  await isKept('질문');
});

const told = () => toasts.getSnapshot().map(({ title }) => title);

/** A post whose 등록 is pressed; `answer` is what the device says in the end. */
async function submitting() {
  let answer: (given: Result<PostId, SubmitPostCode>) => void = () => undefined;
  vi.mocked(submitPost)
    .mockClear()
    .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const done = begin();
  press();
  await vi.waitFor(() => expect(submitPost).toHaveBeenCalledTimes(1));
  return { done, answer: (given: Result<PostId, SubmitPostCode>) => act(async () => answer(given)) };
}

test('whoever has gone elsewhere while a post was being kept is told of it, and not led to it', async () => {
  const { done, answer } = await submitting();
  cleanup();
  await answer(ok(postId('b2')));
  await vi.waitFor(() => expect(told()).toEqual([boardText.editor.submitted]));
  expect(toasts.getSnapshot()).toMatchObject([{ clickAction: '/board/b2' }]);
  expect(done).not.toHaveBeenCalled();
});

test('a post that was not kept is told of where its form was left', async () => {
  const { answer } = await submitting();
  cleanup();
  await answer(err('disk'));
  expect(told()).toEqual([boardText.editor.problem.disk]);
});

test('nothing is written into a post while it is being kept, which would be lost with its form', async () => {
  const { answer } = await submitting();
  const title = screen.getByLabelText<HTMLInputElement>(/제목/);
  const type = () => fireEvent.change(title, { target: { value: '고친 질문' } });
  type();
  expect(title.value).toBe('질문');
  await answer(err('disk'));
  type();
  expect(title.value).toBe('고친 질문');
});
