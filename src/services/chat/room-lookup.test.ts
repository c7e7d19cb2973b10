import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { mergeServerChats } from '#data/local/chat-store.ts';
import { deleteUserDatabase, openUserDatabase, userDatabaseName } from '#data/local/user-database.ts';
import type { Chat } from '#domain/chat/chat.ts';
import { ok } from '#domain/result.ts';
import { millis } from '#domain/units.ts';
import { BUYER, chatId, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { lookUpRoom } from './room-lookup.ts';

const { readRoom } = vi.hoisted(() => ({ readRoom: vi.fn() }));
vi.mock('#data/remote/live/read-room.ts', () => ({ readRoom }));
vi.mock('#session/session-store.ts', () => ({
  sessionStore: { confirm: async () => undefined, get: () => ({ kind: 'signed_in', uid: 'buyer' }) },
}));

const room: Chat = {
  id: chatId('p1_buyer_seller'),
  productId: productId('p1'),
  participants: [BUYER, SELLER],
  lastMessage: '안녕하세요',
  lastMessageAt: millis(1),
  lastUpdated: millis(1),
  unreadCount: {},
};

afterEach(() => deleteUserDatabase(BUYER));

test('a room that only the server knows is kept on this device', async () => {
  readRoom.mockResolvedValueOnce(ok(room));
  expect(await lookUpRoom(room.id)).toBe('found');
  expect(await openUserDatabase(BUYER).chats.get(room.id)).toMatchObject({ lastMessage: room.lastMessage });
});

test('an answer that comes after the sign-out makes no database for whoever has left', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await mergeServerChats(openUserDatabase(BUYER), []);
  readRoom.mockImplementationOnce(async () => {
    await deleteUserDatabase(BUYER);
    return ok(room);
  });
  expect(await lookUpRoom(room.id)).toBe('unreachable');
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(userDatabaseName(BUYER));
  warn.mockRestore();
});
