import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PENDING_POSITION } from '#domain/chat/chat.ts';
import { micros } from '#domain/units.ts';
import { aMessage, BUYER, chatId, messageId } from '#tests/support/domain-fixtures.ts';
import { deleteUserDatabase, openUserDatabase, type UserDatabase } from '../user-database.ts';
import { provableTalk } from './proof-queries.ts';

const room = chatId('p1_buyer_seller');
let db: UserDatabase;

beforeEach(async () => {
  db = openUserDatabase(BUYER);
  await db.messages.bulkPut([
    ...[6, 5, 4, 3, 2, 1].map((position) =>
      aMessage({ id: messageId(`m${position}`), chatId: room, position: micros(position), seq: 1 }),
    ),
    aMessage({ id: messageId('waits'), chatId: room, position: PENDING_POSITION, seq: 9 }),
    aMessage({ id: messageId('foreign'), chatId: chatId('p2_buyer_seller'), position: micros(4) }),
  ]);
  await db.histories.put({ chatId: room, oldest: micros(1), newest: micros(6), reachedStart: true });
});
afterEach(() => deleteUserDatabase(BUYER));

const talk = async (limit: number) => {
  const { messages, ...rest } = await provableTalk(db, room, limit);
  return { ids: messages.map(({ id }) => id), ...rest };
};

test('a conversation is provable from its first word to what waits', async () => {
  for (const limit of [7, 8, 100]) {
    expect(await talk(limit)).toEqual({
      ids: ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'waits'],
      range: { from: 1, to: 6 },
      hasBeginning: true,
    });
  }
});

test('of a longer one the newest are taken, without the moment in which it is cut', async () => {
  expect(await talk(4)).toEqual({
    ids: ['m4', 'm5', 'm6', 'waits'],
    range: { from: 4, to: 6 },
    hasBeginning: false,
  });
});
