import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LAST_MESSAGE_MAX_CHARS } from '#domain/chat/message-text.ts';
import { millis, won } from '#domain/units.ts';
import { BUYER, SELLER, chatId, messageId, productId, userId } from '#tests/support/domain-fixtures.ts';
import { appendIntent } from '../outbox-store.ts';
import type { OutboxState, OutgoingBody } from '../outbox-row.ts';
import { deleteUserDatabase, openUserDatabase, type LocalChat, type UserDatabase } from '../user-database.ts';
import { listedRooms, openedRoom, roomOf, roomSummaries, searchedRooms } from './room-queries.ts';
import { forgetWholeReach, noteWholeReach } from '../list-places.ts';
import { markPulled } from '../pulled-lists.ts';
import { waitingThings } from './outbox-queries.ts';

let db: UserDatabase;
beforeEach(() => (db = openUserDatabase(BUYER)));
afterEach(() => deleteUserDatabase(BUYER));

const aChat = (product: string, over: Partial<LocalChat> = {}): LocalChat => ({
  id: chatId(`${product}_buyer_seller`),
  productId: productId(product),
  participants: [BUYER, SELLER],
  lastMessage: '안녕하세요',
  lastMessageAt: millis(1),
  lastUpdated: millis(1),
  unreadCount: {},
  isOnServer: true,
  ...over,
});

const wait = (product: string, id: string, createdAt = 5) =>
  append(product, id, { kind: 'text', text: id }, createdAt);

const offer = (product: string, id: string, meantAt: number) =>
  append(product, id, { kind: 'offer', price: won(480_000), meantAt: millis(meantAt) }, 5);

const refuse = (seq: number, reason: Extract<OutboxState, { kind: 'failed' }>['reason']) =>
  db.outbox.update(seq, { state: { kind: 'failed', reason } });

const append = (product: string, id: string, body: OutgoingBody, createdAt: number) =>
  appendIntent(
    db,
    { kind: 'message', chatId: chatId(`${product}_buyer_seller`), messageId: messageId(id), body },
    millis(createdAt),
  );

test('a room names the other side and counts one’s own unread messages', async () => {
  await db.chats.put(aChat('p1', { unreadCount: { [BUYER]: 3, [SELLER]: 9 } }));
  expect(await roomOf(db, chatId('p1_buyer_seller'))).toMatchObject({ other: SELLER, unread: 3 });
});

test('an open room is what it was after something was said in it, so that it is not drawn again', async () => {
  await db.chats.put(aChat('p1'));
  const before = await openedRoom(db, chatId('p1_buyer_seller'));
  await db.chats.update(chatId('p1_buyer_seller'), {
    lastMessage: '네, 내일 볼게요',
    lastMessageAt: millis(2),
    lastUpdated: millis(2),
  });
  expect(await openedRoom(db, chatId('p1_buyer_seller'))).toEqual(before);
});

test('a room that is not here, or somebody else’s, is none', async () => {
  await db.chats.put(aChat('p1', { participants: [userId('eve'), SELLER] }));
  expect(await roomOf(db, chatId('p1_buyer_seller'))).toBeNull();
  expect(await roomOf(db, chatId('p2_buyer_seller'))).toBeNull();
});

test('rooms come with the latest news first', async () => {
  await db.chats.bulkPut([
    aChat('p1', { lastUpdated: millis(1) }),
    aChat('p3', { lastUpdated: millis(3) }),
    aChat('p2', { lastUpdated: millis(2) }),
  ]);
  expect((await roomSummaries(db)).map((room) => room.productId)).toEqual(['p3', 'p2', 'p1']);
});

test('what waits in a room’s lane is counted, and only its own', async () => {
  await db.chats.bulkPut([aChat('p1'), aChat('p2')]);
  const seq = await wait('p1', 'm1');
  await wait('p1', 'm2');
  await refuse(seq, 'denied');
  const rooms = new Map((await roomSummaries(db)).map((room) => [String(room.productId), room]));
  expect(rooms.get('p1')).toMatchObject({ waiting: 2, isRefused: true });
  expect(rooms.get('p2')).toMatchObject({ waiting: 0, isRefused: false });
});

test('a price that is to go out next tells when it was meant, until it is under way or refused', async () => {
  await db.chats.put(aChat('p1'));
  const meantAt = async () => (await roomSummaries(db))[0]?.offerMeantAt;
  const before = await wait('p1', 'm1');
  const seq = await offer('p1', 'm2', 7);
  expect(await meantAt()).toBeNull();
  await db.outbox.delete(before);
  expect(await meantAt()).toBe(7);
  await db.outbox.update(seq, { state: { kind: 'sending' } });
  expect(await meantAt()).toBeNull();
  await refuse(seq, 'denied');
  expect(await meantAt()).toBeNull();
});

test('a room in which nobody has said anything is left out until something is typed', async () => {
  await db.chats.put(aChat('p1', { lastMessage: '', isOnServer: false }));
  expect(await roomSummaries(db)).toEqual([]);
  await db.drafts.put({ key: 'chat:p1_buyer_seller', value: { text: '저기' }, updatedAt: millis(1) });
  expect(await roomSummaries(db)).toMatchObject([{ draft: '저기' }]);
});

test('of a page that was pasted into a box the list reads its beginning, as of what was said last', async () => {
  await db.chats.put(aChat('p1'));
  const pasted = `\n\n${'가'.repeat(100_000)}`;
  await db.drafts.put({ key: 'chat:p1_buyer_seller@a', value: pasted, updatedAt: millis(1) });
  expect(await roomSummaries(db)).toMatchObject([{ draft: '가'.repeat(LAST_MESSAGE_MAX_CHARS) }]);
});

test('the outbox tells how much waits, since when, and shows refused messages first', async () => {
  await db.chats.bulkPut([aChat('p1'), aChat('p2')]);
  await wait('p1', 'm1', 5);
  const refused = await wait('p2', 'm2', 9);
  await wait('p1', 'm3', 7);
  await refuse(refused, 'invalid');
  const waiting = await waitingThings(db, 2, millis(9));
  expect(waiting).toMatchObject({ count: 3, stopped: 1, oldestAt: 5 });
  expect(waiting.first.map(({ rowId }) => rowId)).toEqual(['message:m2', 'message:m1']);
  expect(waiting.first[0]).toMatchObject({
    other: SELLER,
    productId: 'p2',
    state: { kind: 'failed', reason: 'invalid' },
  });
});

test('an empty outbox has no age', async () => {
  expect(await waitingThings(db, 10, millis(9))).toEqual({ count: 0, stopped: 0, oldestAt: null, first: [] });
});

test('a list that is cut says so', async () => {
  await db.chats.bulkPut(['p1', 'p2', 'p3'].map((id, at) => aChat(id, { lastUpdated: millis(at) })));
  expect(await listedRooms(db, 2)).toMatchObject({
    rooms: [{ productId: 'p3' }, { productId: 'p2' }],
    isCut: true,
  });
  expect((await listedRooms(db, 3)).isCut).toBe(false);
});

test('a search knows whether this device has every room', async () => {
  const hasAll = async () => (await searchedRooms(db)).hasAll;
  expect(await hasAll()).toBe(false);
  await markPulled(db, 'rooms');
  expect(await hasAll()).toBe(true);
  // Begun without network: the server has none of theirs.
  await db.chats.put(aChat('p1', { isOnServer: false }));
  expect(await hasAll()).toBe(true);
  await db.chats.put(aChat('p2'));
  expect(await hasAll()).toBe(false);
  await noteWholeReach(db, 'rooms', millis(1));
  expect(await hasAll()).toBe(true);
  await forgetWholeReach(db, 'rooms');
  expect(await hasAll()).toBe(false);
});

test('a search looks through rooms that the list does not show', async () => {
  await db.chats.bulkPut(
    Array.from({ length: 1_050 }, (_, n) => aChat(`p${n}`, { lastUpdated: millis(n + 1) })),
  );
  expect((await listedRooms(db)).rooms).toHaveLength(1_000);
  expect(await searchedRooms(db)).toMatchObject({ rooms: { length: 1_050 }, isCut: false });
});
