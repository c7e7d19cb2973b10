// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteUserDatabase, openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { keepChatDraft } from '#sync/commands/chat-draft.ts';
import { setBlock } from '#sync/commands/set-block.ts';
import { startChat } from '#sync/commands/start-chat.ts';
import { sendMessage } from '#sync/commands/send-message.ts';
import { BUYER, chatId, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { SignOutRow } from './sign-out-row.tsx';

/** What signs out is loaded on demand. */
const PATIENCE = { timeout: 30_000 };

let db: UserDatabase;
beforeEach(() => {
  db = openUserDatabase(BUYER);
});
afterEach(async () => {
  cleanup();
  await deleteUserDatabase(BUYER);
});

let ids = 0;
const environment = { now: () => millis(1000), random: () => 0, newId: () => `m${(ids += 1)}` };

async function leaveMessage() {
  await startChat(db, productId('p1'), SELLER, environment);
  await sendMessage(db, chatId('p1_buyer_seller'), { kind: 'text', text: '안녕하세요' }, environment);
}

function signOut() {
  render(<SignOutRow uid={BUYER} />);
  fireEvent.click(screen.getByRole('button', { name: '로그아웃' }));
}

test('a sign-out with unsent messages asks first, in the words of the menu', async () => {
  await leaveMessage();
  signOut();
  expect(await screen.findByText('보내지 못한 메시지가 1개 있습니다.', {}, PATIENCE)).toBeTruthy();
});

test('a sign-out with something half written asks first, and names both', async () => {
  await leaveMessage();
  await keepChatDraft(db, { chatId: chatId('p1_buyer_seller'), tab: 'a' }, '그런데 혹시', environment);
  signOut();
  expect(
    await screen.findByText('보내지 못한 메시지가 1개 있습니다. 작성 중인 글이 1개 있습니다.', {}, PATIENCE),
  ).toBeTruthy();
});

test('a sign-out with something else unsent does not call it a message', async () => {
  await leaveMessage();
  await setBlock(db, SELLER, true, environment);
  signOut();
  expect(await screen.findByText(/^보내지 못한 내용이 2개 있습니다\./, {}, PATIENCE)).toBeTruthy();
});
