import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { UserDatabase } from '#data/local/user-database.ts';
import type { LiveObserver } from '#data/remote/live/watch.ts';
import type { Chat } from '#domain/chat/chat.ts';
import { micros, millis } from '#domain/units.ts';
import { aMessage, BUYER, chatId, productId, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { FakeLiveChat } from '#tests/support/sync/fake-live-chat.ts';
import { pulling } from '#tests/support/sync/pulling.ts';
import { createOpenRooms } from './open-rooms.ts';
import { pullRooms } from './pull-rooms.ts';

const CHAT = chatId('p1_buyer_seller');
const AT = 1_700_000_000_000;

test('a room on the screen is not read a second time, and what came as it was left is', async () => {
  const db = new UserDatabase(userId('rooms1'));
  const said = aMessage({ chatId: CHAT, sender: SELLER, position: micros(AT * 1000), readBy: [SELLER] });
  const server = new FakeLiveChat([said]);
  const lists: LiveObserver<Chat>[] = [];
  const watchRooms = (_uid: unknown, _since: unknown, observer: LiveObserver<Chat>) => {
    lists.push(observer);
    return () => undefined;
  };
  const openRooms = createOpenRooms();
  const leave = openRooms.open(CHAT);
  const stop = pullRooms(pulling(db, Object.assign(server, { watchRooms })), openRooms, () => undefined);
  const room: Chat = {
    id: CHAT,
    productId: productId('p1'),
    participants: [BUYER, SELLER],
    lastMessage: '안녕하세요',
    lastMessageAt: millis(AT),
    lastUpdated: millis(AT),
    unreadCount: {},
  };
  await expect.poll(() => lists.length).toBe(1);
  lists[0]?.next({ rows: [room], size: 1 });
  await expect.poll(() => db.chats.count()).toBe(1);
  // The answer is applied whole before the next one is.
  lists[0]?.next({ rows: [{ ...room, lastUpdated: millis(AT + 1) }], size: 1 });
  await expect.poll(async () => (await db.chats.get(CHAT))?.lastUpdated).toBe(AT + 1);
  expect(server.reads).toBe(0);
  leave();
  await expect.poll(() => db.messages.count()).toBe(1);
  stop();
});
