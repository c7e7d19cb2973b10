import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { UserDatabase } from '#data/local/user-database.ts';
import { heardAtAnswer } from '#data/local/queries/message-queries.ts';
import { micros, millis } from '#domain/units.ts';
import { aMessage, chatId, messageId, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { FakeLiveChat } from '#tests/support/sync/fake-live-chat.ts';
import { pulling, silentChat } from '#tests/support/sync/pulling.ts';
import { catchUpRoom, pullRoom } from './pull-messages.ts';

const CHAT = chatId('p1_buyer_seller');
let databases = 0;
let db: UserDatabase;

beforeEach(async () => {
  databases += 1;
  db = new UserDatabase(userId(`answered${databases}`));
  await db.chats.add(silentChat({ heardTo: millis(1_000) }));
});

const message = (index: number) =>
  aMessage({
    id: messageId(`m${index}`),
    chatId: CHAT,
    sender: SELLER,
    position: micros(index * 1_000_000),
    readBy: [SELLER],
    delivery: { kind: 'received' },
  });

test('a room that is caught up has not answered; its listener says when it has, and what it was told of by then', async () => {
  const chat = new FakeLiveChat([message(1)]);
  await catchUpRoom(pulling(db, chat), CHAT);
  expect(await heardAtAnswer(db, CHAT)).toBeNull();

  const stop = pullRoom(pulling(db, chat), CHAT);
  await expect.poll(() => heardAtAnswer(db, CHAT)).toBe(1_000);
  await db.chats.update(CHAT, { heardTo: millis(2_000) });
  chat.put(message(2));
  await expect.poll(() => heardAtAnswer(db, CHAT)).toBe(2_000);
  expect(await db.messages.count()).toBe(2);
  stop();
});

test('a listener that brings what this version cannot read says so', async () => {
  const chat = new FakeLiveChat([message(1)]);
  const stop = pullRoom(pulling(db, chat), CHAT);
  const hasUnknown = async () => (await db.histories.get(CHAT))?.hasUnknown;
  await expect.poll(hasUnknown).toBe(false);
  chat.unreadable.add('m2');
  chat.put(message(2));
  await expect.poll(hasUnknown).toBe(true);
  stop();
});
