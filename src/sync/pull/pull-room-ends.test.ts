import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { UserDatabase } from '#data/local/user-database.ts';
import type { LiveRemote } from '#data/remote/live/live-remote.ts';
import { micros, millis } from '#domain/units.ts';
import {
  aMessage,
  BUYER,
  chatId,
  messageId,
  productId,
  SELLER,
  userId,
} from '#tests/support/domain-fixtures.ts';
import { FakeLiveChat } from '#tests/support/sync/fake-live-chat.ts';
import { realEnvironment } from '../environment.ts';
import type { PullContext } from './pull-context.ts';
import { catchUpRoom, pullOlder, pullRoom } from './pull-messages.ts';

const CHAT = chatId('p1_buyer_seller');
let databases = 0;
let db: UserDatabase;

beforeEach(() => {
  databases += 1;
  db = new UserDatabase(userId(`ender${databases}`));
});

const addRoom = (isOnServer: boolean) =>
  db.chats.add({
    id: CHAT,
    productId: productId('p1'),
    participants: [BUYER, SELLER],
    lastMessage: '',
    lastMessageAt: millis(0),
    lastUpdated: millis(0),
    unreadCount: {},
    isOnServer,
  });

const message = (index: number) =>
  aMessage({
    id: messageId(`m${index}`),
    chatId: CHAT,
    sender: SELLER,
    position: micros(1_700_000_000_000_000 + index),
    seq: index,
    delivery: { kind: 'received' },
  });

const contextOf = (chat: FakeLiveChat): PullContext => ({
  db,
  environment: realEnvironment,
  onOutcome: () => undefined,
  onNews: () => undefined,
  begin: () => () => undefined,
  remote: chat as unknown as LiveRemote,
});
const held = () => db.messages.count();

test('a room that is not on the server yet is listened to once it is, and once only', async () => {
  await addRoom(false);
  const chat = new FakeLiveChat([message(1)]);
  const watched = vi.spyOn(chat, 'watchMessages');
  const stop = pullRoom(contextOf(chat), CHAT);
  await db.chats.update(CHAT, { lastMessage: '곧 가요' });
  expect(watched).not.toHaveBeenCalled();
  await db.chats.update(CHAT, { isOnServer: true });
  await expect.poll(held).toBe(1);
  await db.chats.update(CHAT, { isOnServer: false });
  await db.chats.update(CHAT, { isOnServer: true });
  chat.put(message(2));
  await expect.poll(held).toBe(2);
  expect(watched).toHaveBeenCalledTimes(1);
  stop();
});

test('a room that was left is listened to no longer', async () => {
  await addRoom(true);
  const chat = new FakeLiveChat([message(1)]);
  const left = vi.fn();
  const watch = chat.watchMessages.bind(chat);
  vi.spyOn(chat, 'watchMessages').mockImplementation((...args) => {
    const stop = watch(...args);
    return () => {
      left();
      stop();
    };
  });
  const stop = pullRoom(contextOf(chat), CHAT);
  await expect.poll(held).toBe(1);
  expect(left).not.toHaveBeenCalled();
  stop();
  expect(left).toHaveBeenCalledTimes(1);
});

test('nothing older is asked of a room that was never opened, or whose beginning is here', async () => {
  await addRoom(true);
  const chat = new FakeLiveChat([message(1), message(2)]);
  const asked = vi.spyOn(chat, 'messagesBefore');
  expect(await pullOlder(contextOf(chat), CHAT)).toBe(false);
  await catchUpRoom(contextOf(chat), CHAT);
  expect(await held()).toBe(2);
  expect(await pullOlder(contextOf(chat), CHAT)).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});
