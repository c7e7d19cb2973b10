import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PENDING_POSITION, type Message } from '#domain/chat/chat.ts';
import { micros } from '#domain/units.ts';
import { aMessage, BUYER, chatId, messageId } from '#tests/support/domain-fixtures.ts';
import { deleteUserDatabase, openUserDatabase, type UserDatabase } from '../user-database.ts';
import { holdsBeginning, messagesFrom, newestMessages, positionBefore } from './message-queries.ts';

const room = chatId('p1_buyer_seller');
const at = (position: number, seq = 1): Message =>
  aMessage({ id: messageId(`m${position}-${seq}`), position: micros(position), seq });
const ids = (messages: readonly Message[]) => messages.map(({ id }) => id);

let db: UserDatabase;
beforeEach(async () => {
  db = openUserDatabase(BUYER);
  await db.messages.bulkPut([1, 2, 3, 4, 5, 6].map((position) => at(position)));
  await db.messages.put(aMessage({ id: messageId('waiting'), position: PENDING_POSITION, seq: 9 }));
  await db.messages.put(
    aMessage({ id: messageId('foreign'), chatId: chatId('p2_buyer_seller'), position: micros(4) }),
  );
});
afterEach(() => deleteUserDatabase(BUYER));

test('the newest messages end with what waits', async () => {
  expect(ids(await newestMessages(db, room, 3))).toEqual(['m5-1', 'm6-1', 'waiting']);
});

test('a window begins at its place and reaches to the end', async () => {
  expect(ids(await messagesFrom(db, room, micros(5)))).toEqual(['m5-1', 'm6-1', 'waiting']);
});

test('messages of one commit stand in the order typed', async () => {
  await db.messages.bulkPut([at(5, 3), at(5, 2)]);
  expect(ids(await messagesFrom(db, room, micros(5)))).toEqual(['m5-1', 'm5-2', 'm5-3', 'm6-1', 'waiting']);
});

test('a window grows by so many messages, and by what is left at the beginning', async () => {
  expect(await positionBefore(db, room, micros(5), 2)).toBe(3);
  expect(await positionBefore(db, room, micros(3), 50)).toBe(1);
  expect(await positionBefore(db, room, micros(1), 50)).toBeNull();
});

test('the beginning is known once the history is', async () => {
  expect(await holdsBeginning(db, room)).toBeNull();
  await db.histories.put({ chatId: room, oldest: micros(1), newest: micros(6), reachedStart: true });
  expect(await holdsBeginning(db, room)).toBe(true);
});
