import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { UserDatabase } from '#data/local/user-database.ts';
import type { LiveRemote } from '#data/remote/live/live-remote.ts';
import type { Message } from '#domain/chat/chat.ts';
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

beforeEach(async () => {
  databases += 1;
  db = new UserDatabase(userId(`puller${databases}`));
  await db.chats.add({
    id: CHAT,
    productId: productId('p1'),
    participants: [BUYER, SELLER],
    lastMessage: '',
    lastMessageAt: millis(0),
    lastUpdated: millis(0),
    unreadCount: {},
    isOnServer: true,
  });
});

const message = (index: number, over: Partial<Message> = {}): Message =>
  aMessage({
    id: messageId(`m${String(index).padStart(6, '0')}`),
    chatId: CHAT,
    sender: SELLER,
    position: micros(1_700_000_000_000_000 + index * 1_000_000),
    seq: index,
    readBy: [SELLER],
    delivery: { kind: 'received' },
    ...over,
  });

const history = (count: number): Message[] => Array.from({ length: count }, (_, index) => message(index));

const contextOf = (chat: FakeLiveChat): PullContext => ({
  db,
  environment: realEnvironment,
  onOutcome: () => undefined,
  begin: () => () => undefined,
  remote: chat as unknown as LiveRemote,
});

const heldIds = async () =>
  (await db.messages.orderBy('[chatId+position+seq]').toArray()).map(({ id }) => id);
const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id);

test('the first opening takes the newest fifty, and scrolling brings the rest, page by page', async () => {
  const all = history(130);
  const context = contextOf(new FakeLiveChat(all));
  const stop = pullRoom(context, CHAT);
  await expect.poll(heldIds).toEqual(idsOf(all.slice(-50)));
  let pages = 0;
  while (!(await pullOlder(context, CHAT))) pages += 1;
  stop();
  expect(await heldIds()).toEqual(idsOf(all));
  expect(pages).toBeLessThanOrEqual(3);
});

test('reopening a chat of 10,000 messages reads no more than 25 documents', async () => {
  const chat = new FakeLiveChat(history(10_000));
  await db.messages.bulkPut(chat.messages);
  await db.histories.put({ chatId: CHAT, oldest: message(0).position, reachedStart: true });
  const stop = pullRoom(contextOf(chat), CHAT);
  await expect.poll(() => chat.reads).toBeGreaterThan(0);
  stop();
  expect(chat.reads).toBeLessThanOrEqual(25);
});

test('a chat that moved on by more than a window while the device was away has no hole', async () => {
  const all = history(900);
  await db.messages.bulkPut(all.slice(0, 100));
  await db.histories.put({ chatId: CHAT, oldest: message(0).position, reachedStart: true });
  const stop = pullRoom(contextOf(new FakeLiveChat(all)), CHAT);
  await expect.poll(heldIds, { timeout: 10_000 }).toEqual(idsOf(all));
  stop();
});

test('a closed room is brought up to date with what is new alone', async () => {
  const chat = new FakeLiveChat(history(305));
  await db.messages.bulkPut(chat.messages.slice(0, 300));
  await db.histories.put({ chatId: CHAT, oldest: message(0).position, reachedStart: true });
  await catchUpRoom(contextOf(chat), CHAT);
  expect(await db.messages.count()).toBe(305);
  expect(chat.reads).toBeLessThanOrEqual(6);
});

test('the reader of one of the newest twenty own messages becomes known', async () => {
  const own = message(7, { sender: db.uid, readBy: [db.uid], delivery: { kind: 'sent' } });
  const chat = new FakeLiveChat([...history(7), own]);
  const stop = pullRoom(contextOf(chat), CHAT);
  await expect.poll(() => db.messages.count()).toBe(8);
  chat.put({ ...own, readBy: [db.uid, SELLER] });
  await expect.poll(async () => (await db.messages.get(own.id))?.readBy).toEqual([db.uid, SELLER]);
  stop();
});

test('events that come twice or late change nothing', async () => {
  const all = history(30);
  const chat = new FakeLiveChat(all);
  const stop = pullRoom(contextOf(chat), CHAT);
  await expect.poll(() => db.messages.count()).toBe(30);
  for (const old of all.slice(10, 20)) chat.put(old);
  await expect.poll(heldIds).toEqual(idsOf(all));
  stop();
});
