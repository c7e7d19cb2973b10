import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatDraft, chatDrafts } from '#data/local/queries/draft-queries.ts';
import { newestMessages } from '#data/local/queries/message-queries.ts';
import { deleteUserDatabase, openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { BUYER, SELLER, chatId, productId } from '#tests/support/domain-fixtures.ts';
import { keepChatDraft, sendTyped } from './chat-draft.ts';
import { startChat } from './start-chat.ts';

const room = chatId('p1_buyer_seller');
let made = 0;
const environment = { now: () => millis(1000), random: () => 0, newId: () => `m${(made += 1)}` };
let db: UserDatabase;

beforeEach(async () => {
  db = openUserDatabase(BUYER);
  await startChat(db, productId('p1'), SELLER, environment);
});
afterEach(() => deleteUserDatabase(BUYER));

test('a draft is there again, exactly as typed', async () => {
  await keepChatDraft(db, room, ' 안녕\n하세요 ', environment);
  expect(await chatDraft(db, room)).toBe(' 안녕\n하세요 ');
  expect([...(await chatDrafts(db))]).toEqual([[room, ' 안녕\n하세요 ']]);
});

test('an emptied box leaves no draft behind', async () => {
  await keepChatDraft(db, room, '안녕', environment);
  await keepChatDraft(db, room, ' \n', environment);
  expect(await db.drafts.count()).toBe(0);
});

test('a draft of another shape is no draft', async () => {
  await db.drafts.put({ key: `chat:${room}`, value: '안녕', updatedAt: millis(0) });
  expect(await chatDraft(db, room)).toBe('');
});

test('sending puts the words into the conversation and takes them out of the draft', async () => {
  await keepChatDraft(db, room, '하나\n둘', environment);
  const sent = await sendTyped(db, room, { text: '하나', remaining: '둘' }, environment);
  expect(sent.ok).toBe(true);
  expect((await newestMessages(db, room, 10)).map(({ content }) => content)).toEqual([
    { kind: 'text', text: '하나' },
  ]);
  expect(await chatDraft(db, room)).toBe('둘');
});

test('a refused message leaves the draft as it was', async () => {
  await keepChatDraft(db, room, '하나', environment);
  const sent = await sendTyped(db, chatId('p2_buyer_seller'), { text: '하나', remaining: '' }, environment);
  expect(sent).toEqual({ ok: false, code: 'no_chat' });
  expect(await chatDraft(db, room)).toBe('하나');
});

test('when the disk refuses, nothing is half written', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await keepChatDraft(db, room, '하나', environment);
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  db.messages.hook('creating', full);
  const sent = await sendTyped(db, room, { text: '하나', remaining: '' }, environment);
  db.messages.hook('creating').unsubscribe(full);
  expect(sent).toEqual({ ok: false, code: 'disk' });
  expect(await chatDraft(db, room)).toBe('하나');
  expect(await db.outbox.count()).toBe(0);
  expect(await db.messages.count()).toBe(0);
  warn.mockRestore();
});

test('when the disk refuses the draft only, the message is not sent either', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  db.drafts.hook('creating', full);
  const sent = await sendTyped(db, room, { text: '하나', remaining: '둘' }, environment);
  db.drafts.hook('creating').unsubscribe(full);
  expect(sent).toEqual({ ok: false, code: 'disk' });
  expect(await db.outbox.count()).toBe(0);
  warn.mockRestore();
});
