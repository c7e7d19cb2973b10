// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { Blob as PlainBlob, File as PlainFile } from 'node:buffer';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postDraftName, postDraftOf } from '#data/local/post-draft.ts';
import { deleteUserDatabase, openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import { thisTab } from '#device/this-tab.ts';
import { EMPTY_POST } from '#domain/board/post.ts';
import { boardText } from '#i18n/ko/board.ts';
import { takeChosen } from '#sync/commands/keep-chosen-photos.ts';
import { realEnvironment } from '#sync/environment.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { refuseDrafts } from '#tests/support/refuse-drafts.ts';
import { holdPhotosBack, letPhotosThrough, untilPhotoIsHeld } from '#tests/support/slow-photo-tools.ts';
import { EditorForm } from './editor-form.tsx';

vi.mock('#services/photo/browser-photo-tools.ts', async () => ({
  browserPhotoTools: (await import('#tests/support/slow-photo-tools.ts')).slowPhotoTools,
}));

let db: UserDatabase;

beforeEach(() => {
  db = openUserDatabase(BUYER);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  // Those of the page's own kind cannot be written to this disk.
  vi.stubGlobal('Blob', PlainBlob);
  vi.stubGlobal('File', PlainFile);
  const locks = { request: () => new Promise(() => undefined), query: () => Promise.resolve({ held: [] }) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  holdPhotosBack('measure');
});
afterEach(async () => {
  letPhotosThrough();
  cleanup();
  await deleteUserDatabase(BUYER);
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const WORDS = { ...EMPTY_POST, title: '질문', content: '이 각인은 무슨 뜻인가요?' };

function visit() {
  const seen = { done: vi.fn(), left: vi.fn() };
  const { unmount } = render(
    <EditorForm edited={null} initial={WORDS} isAdmin={false} onDone={seen.done} onLeave={seen.left} />,
  );
  return { ...seen, unmount };
}
function choose(...heads: readonly string[]): void {
  const files = heads.map((head, at) => new File([head], `${at}.gif`, { type: 'image/gif' }));
  fireEvent.change(screen.getByTestId('post-files'), { target: { files } });
}
const rows = () => db.photos.where('id').startsWith('chosen:').count();
const kept = async () => (await db.drafts.toArray()).map(({ value }) => postDraftOf(value)?.images.length);

test('photos that were chosen and not ready when the page ended are made ready at the next visit, once', async () => {
  const { unmount } = visit();
  choose('GIF89a', 'none', 'GIF89a');
  await untilPhotoIsHeld();
  expect(await rows()).toBe(3);
  unmount();
  letPhotosThrough();
  visit();
  await vi.waitFor(async () => expect(await rows()).toBe(0));
  await vi.waitFor(async () => expect(await kept()).toEqual([2]));
  // And nothing of the visit before.
  expect(await db.photos.count()).toBe(2);
});

test('a photo whose form is left while it is written down is made ready at the next visit', async () => {
  const { unmount } = visit();
  choose('GIF89a');
  await untilPhotoIsHeld();
  const { put } = IDBObjectStore.prototype;
  const putting = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function leave(
    this: IDBObjectStore,
    ...row
  ) {
    if (this.name === 'photos') unmount();
    return put.apply(this, row);
  });
  letPhotosThrough();
  await vi.waitFor(() => expect(putting).toHaveBeenCalled());
  putting.mockRestore();
  await vi.waitFor(async () => expect(await rows()).toBe(1));
  visit();
  await vi.waitFor(async () => expect(await kept()).toEqual([1]));
  expect(await rows()).toBe(0);
});

test('a photo that is taken out of the form before a draft of it is on the disk does not come back', async () => {
  refuseDrafts();
  letPhotosThrough();
  visit();
  choose('GIF89a', 'GIF89a');
  fireEvent.click(await screen.findByRole('button', { name: '2번째 사진 빼기' }));
  await vi.waitFor(async () => expect(await rows()).toBe(1));
});

test('a photo of which one page after the other ends is given up, which is said, and those behind it are not', async () => {
  const { unmount } = visit();
  choose('GIF89a', 'GIF89a');
  await untilPhotoIsHeld();
  unmount();
  const place = { name: postDraftName(null), tab: thisTab };
  for (let ended = 0; ended < 5; ended += 1) await takeChosen(db, place, new Set(), realEnvironment);
  letPhotosThrough();
  visit();
  expect(await screen.findByText(boardText.editor.problem.unreadable)).toBeDefined();
  await vi.waitFor(async () => expect(await kept()).toEqual([1]));
  expect(await rows()).toBe(0);
});

test('who discards the post finds none of them again', async () => {
  const { left } = visit();
  choose('GIF89a');
  await untilPhotoIsHeld();
  fireEvent.click(screen.getByText('작성 취소'));
  const [, yes] = await screen.findAllByText('작성 취소');
  if (!yes) throw new Error('it does not ask');
  fireEvent.click(yes);
  await vi.waitFor(() => expect(left).toHaveBeenCalled());
  expect(await rows()).toBe(0);
});
