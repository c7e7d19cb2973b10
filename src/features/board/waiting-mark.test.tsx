// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimRows, failRow } from '#data/local/outbox-store.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { realEnvironment } from '#sync/environment.ts';
import { deletePost, submitPost } from '#sync/commands/submit-post.ts';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { PostRemoval } from './post-removal.tsx';
import { WaitingMark, type WaitingMarkProps } from './waiting-mark.tsx';

vi.mock('#session/running-sync.ts', () => ({ wakeSync: () => undefined }));

const own = openUserDatabase(BUYER);

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await own.outbox.clear();
});

/** What waits, and how it says so. */
async function show(kind: WaitingMarkProps['kind']): Promise<void> {
  const [row] = await own.outbox.toArray();
  if (!row) throw new Error('nothing waits');
  render(<WaitingMark rowId={row.id} kind={kind} state={row.state} />);
}
const write = (edited: ReturnType<typeof postId> | null) => {
  const words = { category: 'free', title: '콩금', content: '모아요' } as const;
  return submitPost(own, { edited, tab: 'a', words, images: [] }, realEnvironment);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const left = () => own.outbox.count();

test('a deletion that waits is not called deleting when it is taken back', async () => {
  await deletePost(own, postId('b1'), realEnvironment);
  await show('deletion');
  expect(screen.queryByRole('button', { name: '삭제' })).toBeNull();
  press('삭제하지 않기');
  await waitFor(async () => expect(await left()).toBe(0));
});

test('a deletion that was refused is not said to have been put up without leave', async () => {
  await deletePost(own, postId('b1'), realEnvironment);
  const [row] = await claimRows(own, await own.outbox.toArray(), millis(1));
  if (!row) throw new Error('nothing waits');
  await failRow(own, row, 'denied');
  await show('deletion');
  expect(screen.getByText(/권한이 없어/)).toBeDefined();
  expect(screen.queryByText(/등록/)).toBeNull();
});

test('a deletion that waits for a network is not said to be on its way', () => {
  render(<PostRemoval rowId="r1" commentId={null} state={{ kind: 'queued' }} />);
  expect(screen.getByText('삭제를 요청한 글입니다.')).toBeDefined();
  expect(screen.getByText('전송 대기 중')).toBeDefined();
});

test.each([
  ['new', null, '올리지 않기'],
  ['edit', postId('b1'), '수정하지 않기'],
] as const)('words that wait go only after a question: %s', async (kind, edited, label) => {
  await write(edited);
  await show(kind);
  press(label);
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await left()).toBe(1);
  press(label);
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: label }));
  await waitFor(async () => expect(await left()).toBe(0));
});
