import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UserDatabase } from '#data/local/user-database.ts';
import { micros } from '#domain/units.ts';
import { aMessage, chatId, messageId, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { FakeLiveChat } from '#tests/support/sync/fake-live-chat.ts';
import { pulling, silentChat } from '#tests/support/sync/pulling.ts';
import { catchUpRoom, pullOlder, pullRoom } from './pull-messages.ts';

const CHAT = chatId('p1_buyer_seller');
let databases = 0;
let db: UserDatabase;

beforeEach(() => {
  databases += 1;
  db = new UserDatabase(userId(`ender${databases}`));
});

afterEach(() => void vi.restoreAllMocks());

const addRoom = (isOnServer: boolean) => db.chats.add(silentChat({ isOnServer }));

const message = (index: number) =>
  aMessage({
    id: messageId(`m${index}`),
    chatId: CHAT,
    sender: SELLER,
    position: micros(1_700_000_000_000_000 + index),
    seq: index,
    delivery: { kind: 'received' },
  });

const contextOf = (chat: FakeLiveChat) => pulling(db, chat);
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

test('a room that this device does not know yet is asked for once it does', async () => {
  const chat = new FakeLiveChat([message(1)]);
  const watched = vi.spyOn(chat, 'watchMessages');
  const looked = vi.spyOn(db.chats, 'get');
  const stop = pullRoom(contextOf(chat), CHAT);
  await expect.poll(() => looked.mock.results.length).toBeGreaterThan(0);
  expect(await looked.mock.results[0]?.value).toBeUndefined();
  await held();
  expect(watched).not.toHaveBeenCalled();
  await addRoom(true);
  await expect.poll(held).toBe(1);
  stop();
});

test('a room that is left before it was on the server is not asked for', async () => {
  await addRoom(false);
  const chat = new FakeLiveChat([message(1)]);
  const watched = vi.spyOn(chat, 'watchMessages');
  pullRoom(contextOf(chat), CHAT)();
  await db.chats.update(CHAT, { isOnServer: true });
  await held();
  expect(watched).not.toHaveBeenCalled();
});

test('a room that is left while its place is looked up is not asked for', async () => {
  await addRoom(true);
  const chat = new FakeLiveChat([message(1)]);
  const watched = vi.spyOn(chat, 'watchMessages');
  const look = db.histories.get.bind(db.histories);
  const looked = vi.spyOn(db.histories, 'get').mockImplementation((id: unknown) => {
    stop();
    return look(id as typeof CHAT);
  });
  const stop = pullRoom(contextOf(chat), CHAT);
  await expect.poll(() => looked.mock.results.length).toBe(1);
  await looked.mock.results[0]?.value;
  await held();
  expect(watched).not.toHaveBeenCalled();
});

test('a room whose place cannot be looked up says so', async () => {
  await addRoom(true);
  const broken = new Error('the disk');
  vi.spyOn(db.histories, 'get').mockRejectedValue(broken);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stop = pullRoom(contextOf(new FakeLiveChat([])), CHAT);
  await expect.poll(() => warned.mock.calls).toEqual([[`messages of ${CHAT}: not followed yet`, broken]]);
  stop();
});
