import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chatDrafts } from '#data/local/queries/draft-queries.ts';
import { newestMessages } from '#data/local/queries/message-queries.ts';
import { deleteUserDatabase, openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { BUYER, SELLER, chatId, productId } from '#tests/support/domain-fixtures.ts';
import { keptChatDraft } from '#tests/support/kept-chat-draft.ts';
import { keepChatDraft, sendTyped, takeChatDraft } from './chat-draft.ts';
import { startChat } from './start-chat.ts';

const room = chatId('p1_buyer_seller');
const box = { chatId: room, tab: 'a' };
let made = 0;
const environment = { now: () => millis(1000), random: () => 0, newId: () => `m${(made += 1)}` };
let db: UserDatabase;

beforeEach(async () => {
  db = openUserDatabase(BUYER);
  await startChat(db, productId('p1'), SELLER, environment);
});
afterEach(() => deleteUserDatabase(BUYER));

test('a draft is there again, exactly as typed', async () => {
  await keepChatDraft(db, box, ' 안녕\n하세요 ', environment);
  expect(await keptChatDraft(db, room)).toBe(' 안녕\n하세요 ');
  expect([...(await chatDrafts(db))]).toEqual([[room, ' 안녕\n하세요 ']]);
});

test('an emptied box leaves no draft behind', async () => {
  await keepChatDraft(db, box, '안녕', environment);
  await keepChatDraft(db, box, ' \n', environment);
  expect(await db.drafts.count()).toBe(0);
});

test('a draft of another shape is no draft', async () => {
  await db.drafts.put({ key: `chat:${room}`, value: { words: '안녕' }, updatedAt: millis(0) });
  expect(await keptChatDraft(db, room)).toBe('');
});

describe('in two tabs', () => {
  const other = { chatId: room, tab: 'b' };
  const both = new Set(['a', 'b']);

  test('each finds what was typed in it, and nothing of the other', async () => {
    await keepChatDraft(db, box, '가', environment);
    await keepChatDraft(db, other, '나', environment);
    expect(await takeChatDraft(db, box, both)).toBe('가');
    expect(await takeChatDraft(db, other, both)).toBe('나');
    expect(await takeChatDraft(db, { chatId: room, tab: 'c' }, both)).toBe('');
  });

  test('sending in one leaves the draft of the other, the same words too', async () => {
    await keepChatDraft(db, box, '같은 글', environment);
    await keepChatDraft(db, other, '같은 글', environment);
    await sendTyped(db, other, { ticket: 'm0', text: '같은 글', remaining: '' }, environment);
    expect(await takeChatDraft(db, box, both)).toBe('같은 글');
    expect(await takeChatDraft(db, other, both)).toBe('');
  });

  test('what tabs that are gone and an earlier version have left goes to who opens the room next, once', async () => {
    await db.drafts.put({ key: `chat:${room}`, value: { text: '옛 글' }, updatedAt: millis(1) });
    await keepChatDraft(db, other, '닫힌 탭의 글', environment);
    expect(await takeChatDraft(db, box, new Set(['a']))).toBe('옛 글\n닫힌 탭의 글');
    expect(await takeChatDraft(db, { chatId: room, tab: 'c' }, new Set(['a', 'c']))).toBe('');
    expect(await takeChatDraft(db, box, new Set(['a']))).toBe('옛 글\n닫힌 탭의 글');
  });
});

test('sending puts the words into the conversation and takes them out of the draft', async () => {
  await keepChatDraft(db, box, '하나\n둘', environment);
  const sent = await sendTyped(db, box, { ticket: 'm0', text: '하나', remaining: '둘' }, environment);
  expect(sent.ok).toBe(true);
  expect((await newestMessages(db, room, 10)).map(({ content }) => content)).toEqual([
    { kind: 'text', text: '하나' },
  ]);
  expect(await keptChatDraft(db, room)).toBe('둘');
});

test('a refused message leaves the draft as it was', async () => {
  const elsewhere = { ...box, chatId: chatId('p2_buyer_seller') };
  await keepChatDraft(db, elsewhere, '하나', environment);
  const sent = await sendTyped(db, elsewhere, { ticket: 'm0', text: '하나', remaining: '' }, environment);
  expect(sent).toEqual({ ok: false, code: 'no_chat' });
  expect(await keptChatDraft(db, elsewhere.chatId)).toBe('하나');
});

test('when the disk refuses, nothing is half written', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await keepChatDraft(db, box, '하나', environment);
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  db.messages.hook('creating', full);
  const sent = await sendTyped(db, box, { ticket: 'm0', text: '하나', remaining: '' }, environment);
  db.messages.hook('creating').unsubscribe(full);
  expect(sent).toEqual({ ok: false, code: 'disk' });
  expect(await keptChatDraft(db, room)).toBe('하나');
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
  const sent = await sendTyped(db, box, { ticket: 'm0', text: '하나', remaining: '둘' }, environment);
  db.drafts.hook('creating').unsubscribe(full);
  expect(sent).toEqual({ ok: false, code: 'disk' });
  expect(await db.outbox.count()).toBe(0);
  warn.mockRestore();
});
