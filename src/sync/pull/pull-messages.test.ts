import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mergeServerChats, newestHeardRooms, roomsBehind } from '#data/local/chat-store.ts';
import { observe } from '#data/local/observe.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import { reachOf } from '#data/remote/live/message-page.ts';
import { MESSAGE_WINDOW } from '#data/remote/live/page-sizes.ts';
import type { Message } from '#domain/chat/chat.ts';
import { micros, millis } from '#domain/units.ts';
import { aMessage, chatId, messageId, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { FakeLiveChat } from '#tests/support/sync/fake-live-chat.ts';
import { pulling, silentChat } from '#tests/support/sync/pulling.ts';
import { sendMessage } from '../commands/send-message.ts';
import { realEnvironment } from '../environment.ts';
import { catchUpRoom, pullOlder, pullRoom } from './pull-messages.ts';

const CHAT = chatId('p1_buyer_seller');
let databases = 0;
let db: UserDatabase;

beforeEach(async () => {
  databases += 1;
  db = new UserDatabase(userId(`puller${databases}`));
  await db.chats.add(silentChat());
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

const contextOf = (chat: FakeLiveChat) => pulling(db, chat);

/** The device has a whole chat, from its beginning to the last of `messages`. */
async function holds(messages: readonly Message[]): Promise<void> {
  await db.messages.bulkPut(messages);
  const { oldest, newest } = reachOf(messages.map(({ position }) => position));
  await db.histories.put({
    chatId: CHAT,
    oldest: oldest ?? micros(0),
    newest: newest ?? micros(0),
    reachedStart: true,
  });
}

const own = (index: number, over: Partial<Message> = {}): Message =>
  message(index, { sender: db.uid, readBy: [db.uid], delivery: { kind: 'sent' }, ...over });

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
  await holds(chat.messages);
  const filled = vi.spyOn(chat, 'messagesFrom');
  const stop = pullRoom(contextOf(chat), CHAT);
  await expect.poll(() => chat.reads).toBeGreaterThan(0);
  stop();
  expect(chat.reads).toBeLessThanOrEqual(25);
  expect(filled).not.toHaveBeenCalled();
});

test('a room that is on the server is asked whether it is once, whatever is said in it then', async () => {
  const all = history(3);
  const stop = pullRoom(contextOf(new FakeLiveChat(all)), CHAT);
  await expect.poll(heldIds).toEqual(idsOf(all));
  const asked = vi.spyOn(db.chats, 'get');
  // Whoever follows the room has been told of what was said: then everybody is.
  const told: unknown[] = [];
  const stopTelling = observe(
    () => db.chats.toArray(),
    (rooms) => told.push(rooms[0]?.lastMessage),
  );
  await db.chats.update(CHAT, { lastMessage: '네, 내일 볼게요' });
  await expect.poll(() => told.at(-1)).toBe('네, 내일 볼게요');
  stopTelling();
  stop();
  expect(asked).not.toHaveBeenCalled();
});

test('a message that became visible a moment after a later one is not missed when the room is opened again', async () => {
  const all = history(40);
  const late = all[25];
  await holds(all.filter((one) => one !== late));
  const stop = pullRoom(contextOf(new FakeLiveChat(all)), CHAT);
  await expect.poll(heldIds).toEqual(idsOf(all));
  stop();
});

test('a chat that moved on by more than a window while the device was away has no hole', async () => {
  const all = history(896);
  await holds(all.slice(0, 100));
  const chat = new FakeLiveChat(all);
  const filled = vi.spyOn(chat, 'messagesFrom');
  const stop = pullRoom(contextOf(chat), CHAT);
  await expect.poll(heldIds, { timeout: 10_000 }).toEqual(idsOf(all));
  stop();
  // Steps of 200 from the 100th on, each from where the one before ended: the third ends with the first of
  // the newest 200.
  expect(filled).toHaveBeenCalledTimes(3);
});

describe('a window without a hole before it is not read a second time', () => {
  /** A device that has one message, and what the server has: `count` from place `first` on. */
  async function open(first: number, count: number): Promise<number> {
    await holds([message(0)]);
    const chat = new FakeLiveChat(Array.from({ length: count }, (_, index) => message(first + index)));
    const filled = vi.spyOn(chat, 'messagesFrom');
    const stop = pullRoom(contextOf(chat), CHAT);
    await expect.poll(() => db.messages.get(message(first + count - 1).id)).toBeDefined();
    stop();
    return filled.mock.calls.length;
  }

  test('where it is full and begins with what is held', async () => {
    expect(await open(0, MESSAGE_WINDOW)).toBe(0);
  });

  test('where it is not full, though what was held is gone from the server', async () => {
    expect(await open(1, 3)).toBe(0);
  });
});

test('a moment that fills a whole step does not hold up the others for ever', async () => {
  await holds([message(0)]);
  const same = Array.from({ length: MESSAGE_WINDOW }, (_, index) =>
    message(index, { position: message(0).position }),
  );
  const chat = new FakeLiveChat(same);
  await catchUpRoom(contextOf(chat), CHAT);
  expect(chat.reads).toBe(MESSAGE_WINDOW);
});

test('an empty room has no place to go on from', async () => {
  await catchUpRoom(contextOf(new FakeLiveChat([])), CHAT);
  expect(await db.histories.get(CHAT)).toBeUndefined();
});

test('a closed room is brought up to date with what is new alone', async () => {
  const chat = new FakeLiveChat(history(305));
  await holds(chat.messages.slice(0, 300));
  await catchUpRoom(contextOf(chat), CHAT);
  expect(await db.messages.count()).toBe(305);
  expect(chat.reads).toBeLessThanOrEqual(6);
});

test('the reader of one of the newest twenty own messages becomes known', async () => {
  const mine = own(7);
  const chat = new FakeLiveChat([...history(7), mine]);
  const stop = pullRoom(contextOf(chat), CHAT);
  await expect.poll(() => db.messages.count()).toBe(8);
  chat.put({ ...mine, readBy: [db.uid, SELLER] });
  await expect.poll(async () => (await db.messages.get(mine.id))?.readBy).toEqual([db.uid, SELLER]);
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

describe('what the other side wrote before the words of this device went out', () => {
  const before = history(10);
  const unseen = message(10);
  let sent: Message[];
  beforeEach(() => {
    sent = Array.from({ length: 25 }, (_, index) => own(11 + index));
  });
  const atOf = ({ position }: Message) => millis(Math.floor(position / 1000));
  const room = (at: Message) => silentChat({ lastMessageAt: atOf(at) });

  test('comes when the room is opened', async () => {
    await holds(before);
    // The worker has delivered these; the answer to that says where they stand.
    await db.messages.bulkPut(sent);
    const stop = pullRoom(contextOf(new FakeLiveChat([...before, unseen, ...sent])), CHAT);
    await expect.poll(heldIds).toEqual(idsOf([...before, unseen, ...sent]));
    stop();
  });

  test('comes behind the list of rooms, without the room being opened', async () => {
    await holds(before);
    await db.messages.bulkPut(sent);
    expect(await roomsBehind(db, [room(own(35))])).toEqual([CHAT]);
    await catchUpRoom(contextOf(new FakeLiveChat([...before, unseen, ...sent])), CHAT);
    expect(await heldIds()).toEqual(idsOf([...before, unseen, ...sent]));
    expect(await roomsBehind(db, [room(own(35))])).toEqual([]);
  });

  test('is known to be missing while they wait, though this device’s clock is an hour behind', async () => {
    await holds(before);
    const slow = { ...realEnvironment, now: () => millis(atOf(unseen) - 3_600_000) };
    await sendMessage(db, CHAT, { kind: 'text', text: '곧 가요' }, slow);
    const at = atOf(unseen);
    await mergeServerChats(db, [{ ...silentChat(), lastMessageAt: at, lastUpdated: at }]);
    expect((await db.chats.get(CHAT))?.lastMessage).toBe('곧 가요');
    expect(await roomsBehind(db, await newestHeardRooms(db, 30))).toEqual([CHAT]);
  });
});

test('the reader of an own message becomes known, however many have come behind it', async () => {
  const mine = own(0);
  const all = [mine, ...history(41).slice(1)];
  await holds(all);
  const chat = new FakeLiveChat(
    all.map((one) => (one === mine ? { ...one, readBy: [db.uid, SELLER] } : one)),
  );
  const stop = pullRoom(contextOf(chat), CHAT);
  await expect.poll(async () => (await db.messages.get(mine.id))?.readBy).toEqual([db.uid, SELLER]);
  stop();
});

test('messages that this version cannot read hide none of the others', async () => {
  const all = history(500);
  const chat = new FakeLiveChat(all);
  const broken = [...all.slice(0, 1), ...all.slice(200, 260), ...all.slice(440)];
  for (const { id } of broken) chat.unreadable.add(id);
  const context = contextOf(chat);
  await catchUpRoom(context, CHAT);
  while (!(await pullOlder(context, CHAT)));
  const readable = all.filter(({ id }) => !chat.unreadable.has(id));
  expect(await heldIds()).toEqual(idsOf(readable));
  expect(await roomsBehind(db, [silentChat({ lastMessageAt: millis(0) })])).toEqual([]);

  for (let index = 500; index < 900; index += 1) {
    chat.put(message(index));
    if (index < 720) chat.unreadable.add(message(index).id);
  }
  await catchUpRoom(context, CHAT);
  expect(await heldIds()).toEqual(idsOf(chat.messages.filter(({ id }) => !chat.unreadable.has(id))));
});

test('a device from before fills its holes once', async () => {
  const all = history(30);
  await db.histories.put({ chatId: CHAT, oldest: message(3).position, reachedStart: false });
  await catchUpRoom(contextOf(new FakeLiveChat(all)), CHAT);
  expect(await heldIds()).toEqual(idsOf(all.slice(3)));
});

test('a message with an id that another room has used takes nothing away there', async () => {
  const here = message(1);
  await holds([here]);
  const elsewhere = message(2, { id: here.id, chatId: chatId('p2_buyer_seller') });
  await catchUpRoom(contextOf(new FakeLiveChat([elsewhere, message(3)])), CHAT);
  expect(await db.messages.get(here.id)).toMatchObject({ chatId: CHAT, position: here.position });
  expect(await heldIds()).toEqual(idsOf([here, message(3)]));
});
