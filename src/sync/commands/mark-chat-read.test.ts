import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { mergeServerChats } from '#data/local/chat-store.ts';
import { noteAnswer } from '#data/local/history-store.ts';
import { mergeArrival } from '#data/local/merge-arrival.ts';
import { appendIntent } from '#data/local/outbox-store.ts';
import { unreadIn } from '#domain/chat/unread.ts';
import type { ChatId } from '#domain/ids.ts';
import type { Push } from '#domain/notification/push.ts';
import { micros, microsOfMillis, millis } from '#domain/units.ts';
import { aMessage, messageId, SELLER } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { markChatRead } from './mark-chat-read.ts';

let server: FakeServer;
let device: FakeDevice;
let chat: ChatId;
beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  chat = await device.openChat('ring');
  await device.db.chats.update(chat, { isOnServer: true });
});

const heard = (id: string, at: number) =>
  device.db.messages.put(
    aMessage({
      id: messageId(id),
      chatId: chat,
      sender: SELLER,
      position: micros(at),
      readBy: [SELLER],
      delivery: { kind: 'received' },
    }),
  );
const marked = () => server.readMarks.map(({ ids }) => [...ids].toSorted());

test('read marks of several visits without network go out as one, and none is forgotten', async () => {
  await heard('m1', 1);
  await markChatRead(device.db, chat, device.environment);
  await heard('m2', 2);
  await markChatRead(device.db, chat, device.environment);
  expect(await device.db.outbox.count()).toBe(1);
  await device.drainUntilQuiet();
  expect(marked()).toEqual([['m1', 'm2']]);
});

test('a mark made while an earlier one is on its way goes out after it', async () => {
  await heard('m1', 1);
  await markChatRead(device.db, chat, device.environment);
  server.fault = () => ({ kind: 'landed_then_stalled' });
  const kill = new AbortController();
  const draining = device.drain(kill.signal);
  await expect.poll(() => server.requests, { timeout: 20_000 }).toBe(1);
  await heard('m2', 2);
  await markChatRead(device.db, chat, device.environment);
  kill.abort();
  await draining;
  server.fault = () => ({ kind: 'none' });
  await device.drainUntilQuiet();
  expect(marked().at(-1)).toEqual(['m1', 'm2']);
  expect(await device.db.outbox.count()).toBe(0);
});

test('a room that was read once asks for nothing more', async () => {
  await heard('m1', 1);
  await markChatRead(device.db, chat, device.environment);
  await device.drainUntilQuiet();
  await markChatRead(device.db, chat, device.environment);
  expect(await device.db.outbox.count()).toBe(0);
});

const shownUnread = async () => {
  const known = await device.db.chats.get(chat);
  if (!known) throw new Error('no room');
  return unreadIn(known, device.db.uid);
};
/** The list tells of the room. */
const newsOf = async (counter: number, at?: number) => {
  const known = await device.db.chats.get(chat);
  if (!known) throw new Error('no room');
  const lastUpdated = at === undefined ? known.lastUpdated : millis(at);
  await mergeServerChats(device.db, [{ ...known, lastUpdated, unreadCount: { [device.db.uid]: counter } }]);
  return shownUnread();
};
/** The room's listener answers. */
const answered = async (hasUnknown = false) => {
  const known = await device.db.chats.get(chat);
  await device.db.histories.put({ chatId: chat, oldest: micros(1), newest: micros(1), reachedStart: true });
  await noteAnswer(device.db, chat, known?.heardTo, hasUnknown);
};

test('a thousand unread are all marked as read, whatever was said between them', async () => {
  await device.db.chats.update(chat, { unreadCount: { [device.db.uid]: 1_000 } });
  await device.db.messages.bulkPut(
    Array.from({ length: 1_300 }, (_, n) =>
      aMessage({
        id: messageId(`m${n}`),
        chatId: chat,
        sender: n < 1_000 ? SELLER : device.db.uid,
        position: micros(n),
        readBy: [n < 1_000 ? SELLER : device.db.uid],
        delivery: { kind: n < 1_000 ? 'received' : 'sent' },
      }),
    ),
  );
  await markChatRead(device.db, chat, device.environment);
  const [row] = await device.db.outbox.toArray();
  expect(row?.intent.kind === 'read' && row.intent.messageIds).toHaveLength(1_000);
});

test('a mark that waits hides what it has seen, and nothing that came after', async () => {
  await newsOf(3);
  await answered();
  await heard('m1', 1);
  await markChatRead(device.db, chat, device.environment);
  expect(await newsOf(3)).toBe(0);
  expect(await newsOf(4)).toBe(1);
  await heard('m2', 2);
  await markChatRead(device.db, chat, device.environment);
  expect(await newsOf(4)).toBe(0);
  expect(await newsOf(5)).toBe(1);
});

test('a counter that the list brings lowered before the answer to the mark is not lowered twice', async () => {
  await newsOf(2);
  await answered();
  await heard('m1', 1);
  await markChatRead(device.db, chat, device.environment);
  expect(await newsOf(4)).toBe(2);
  // The mark has landed: two are left, of which the list tells before its answer comes.
  await newsOf(2);
  const heardTo = (await device.db.chats.get(chat))?.heardTo ?? millis(0);
  server.countedNews = { unread: 2, lastAt: microsOfMillis(heardTo) };
  await device.drainUntilQuiet();
  expect((await device.db.chats.get(chat))?.unreadCount[device.db.uid]).toBe(2);
});

test('a message that came after the mark had landed stays counted when its answer comes', async () => {
  await newsOf(2);
  await heard('m1', 1);
  await markChatRead(device.db, chat, device.environment);
  await newsOf(1);
  server.countedNews = { unread: 0, lastAt: micros(1) };
  await device.drainUntilQuiet();
  expect((await device.db.chats.get(chat))?.unreadCount[device.db.uid]).toBe(1);
});

test('a mark says up to where it has seen, what this version cannot read included', async () => {
  await heard('m1', 1);
  await device.db.histories.put({ chatId: chat, oldest: micros(1), newest: micros(5), reachedStart: true });
  await markChatRead(device.db, chat, device.environment);
  await device.drainUntilQuiet();
  expect(server.readMarks).toMatchObject([{ chatId: chat, ids: ['m1'], seen: { to: 5 } }]);
});

const waiting = async () => (await device.db.outbox.toArray()).map(({ intent }) => intent);

test('a room that the server does not know, or this device, has nothing to be marked', async () => {
  await heard('m1', 1);
  await device.db.chats.update(chat, { isOnServer: false });
  await markChatRead(device.db, chat, device.environment);
  await markChatRead(device.db, device.chatId('elsewhere'), device.environment);
  expect(await waiting()).toEqual([]);
});

test('a counter is cleared though every message of the room has its mark', async () => {
  await newsOf(2);
  await answered();
  await markChatRead(device.db, chat, device.environment);
  expect(await waiting()).toMatchObject([{ messageIds: [], seen: { unread: 2 } }]);
});

test('one’s own words say nothing of what the other side has written before them', async () => {
  await heard('m1', 1);
  await device.db.messages.put(
    aMessage({ id: messageId('own'), chatId: chat, sender: device.uid, position: micros(9), readBy: [] }),
  );
  await markChatRead(device.db, chat, device.environment);
  expect(await waiting()).toMatchObject([{ messageIds: ['m1'], seen: { to: 1 } }]);
});

test('a mark of an earlier version, which does not say what it has seen, is taken along', async () => {
  await appendIntent(
    device.db,
    { kind: 'read', chatId: chat, messageIds: [messageId('m0')] },
    device.environment.now(),
  );
  await heard('m1', 1);
  await markChatRead(device.db, chat, device.environment);
  expect(await waiting()).toMatchObject([{ messageIds: ['m0', 'm1'], seen: { to: 1, unread: 0 } }]);
});

test('what is counted and has not come stays counted, as often as the room is looked at', async () => {
  await newsOf(3, 1_000);
  await heard('m1', 1);
  await heard('m3', 3);
  await markChatRead(device.db, chat, device.environment);
  expect(await shownUnread()).toBe(1);
  expect(await waiting()).toMatchObject([{ messageIds: ['m1', 'm3'], seen: { to: 3, unread: 2, left: 1 } }]);
  server.countedNews = { unread: 1, lastAt: microsOfMillis(millis(1_000)) };
  await device.drainUntilQuiet();
  expect(server.readMarks).toMatchObject([{ seen: { to: 3, left: 1 } }]);
  expect(await shownUnread()).toBe(1);
  await markChatRead(device.db, chat, device.environment);
  expect(await waiting()).toEqual([]);

  await heard('m2', 2);
  await markChatRead(device.db, chat, device.environment);
  expect(await shownUnread()).toBe(0);
  expect(await waiting()).toMatchObject([{ messageIds: ['m2'], seen: { to: 3, unread: 1, left: 0 } }]);
});

test('once the room has answered what it cannot show is cleared, and what is told of later is waited for', async () => {
  await newsOf(2, 1_000);
  await heard('m1', 1);
  await answered();
  await markChatRead(device.db, chat, device.environment);
  expect(await shownUnread()).toBe(0);
  await device.drainUntilQuiet();
  expect(await newsOf(1, 2_000)).toBe(1);
  await markChatRead(device.db, chat, device.environment);
  expect(await waiting()).toEqual([]);
  await answered();
  await markChatRead(device.db, chat, device.environment);
  expect(await shownUnread()).toBe(0);
});

test('where the room holds what this version cannot read nothing is waited for', async () => {
  await answered(true);
  await newsOf(1, 2_000);
  await markChatRead(device.db, chat, device.environment);
  expect(await shownUnread()).toBe(0);
});

test('without network a mark that waits is joined by what came late', async () => {
  await newsOf(2, 1_000);
  await heard('m3', 3);
  await markChatRead(device.db, chat, device.environment);
  await heard('m2', 2);
  await markChatRead(device.db, chat, device.environment);
  expect(await newsOf(2, 1_000)).toBe(0);
  expect(await newsOf(3, 2_000)).toBe(1);
  expect(await waiting()).toMatchObject([{ messageIds: ['m3', 'm2'], seen: { to: 3, unread: 2, left: 0 } }]);
});

describe('a press on a notification, of what this device has not fetched', () => {
  const AT = 1_760_000_000_000;
  const told = (id: string, at: number): Push => ({
    title: '금이',
    body: '입금 확인했어요.',
    data: { type: 'chat_message', click_action: `/chat/${chat}` },
    eventId: `${device.uid}-${id}`,
    tag: `chat:${chat}`,
    to: device.uid,
    sentAt: millis(at),
    notificationId: null,
    chatId: chat,
    messageId: messageId(id),
  });
  const pressed = async (push: Push) => {
    await mergeArrival(device.db, push);
    await markChatRead(device.db, chat, device.environment, push);
  };

  test('marks its message and leaves nothing unread, on the server too', async () => {
    await newsOf(0, AT - 1);
    await pressed(told('m1', AT));
    expect(await shownUnread()).toBe(0);
    const seen = { to: AT * 1_000 + 999, unread: 1, left: 0 };
    expect(await waiting()).toMatchObject([{ kind: 'read', messageIds: ['m1'], seen }]);
    await device.drainUntilQuiet();
    expect(server.readMarks).toMatchObject([{ chatId: chat, ids: ['m1'], seen }]);
  });

  test('does so in a room of which its notification has told first', async () => {
    chat = device.chatId('begun-elsewhere');
    await pressed(told('m1', AT));
    expect(await device.db.chats.get(chat)).toMatchObject({
      lastMessage: '입금 확인했어요.',
      isOnServer: true,
    });
    expect(await shownUnread()).toBe(0);
    expect(await waiting()).toMatchObject([
      { chatId: chat, messageIds: ['m1'], seen: { unread: 1, left: 0 } },
    ]);
  });

  test('clears what the list has told of alone, and asks nothing where all of it was read', async () => {
    await newsOf(3, AT);
    await pressed(told('m3', AT));
    expect(await shownUnread()).toBe(0);
    expect(await waiting()).toMatchObject([{ messageIds: ['m3'], seen: { unread: 3, left: 0 } }]);
    await device.drainUntilQuiet();
    await pressed(told('m3', AT));
    expect(await waiting()).toEqual([]);
  });

  test('marks each message that its notification counts, of one commit too, and none a second time', async () => {
    await newsOf(0, AT - 1);
    await mergeArrival(device.db, told('m2', AT));
    await mergeArrival(device.db, told('m1', AT));
    await pressed(told('m3', AT + 1));
    expect(await shownUnread()).toBe(0);
    expect(await waiting()).toMatchObject([{ messageIds: ['m2', 'm1', 'm3'], seen: { unread: 3, left: 0 } }]);
    await device.drainUntilQuiet();
    await pressed(told('m4', AT + 2));
    expect(await waiting()).toMatchObject([{ messageIds: ['m4'], seen: { unread: 1, left: 0 } }]);
  });

  test('leaves what a later push has told of, and what one tells of that it has overtaken', async () => {
    await newsOf(0, AT - 2);
    await mergeArrival(device.db, told('m3', AT + 1));
    await pressed(told('m2', AT));
    expect(await shownUnread()).toBe(1);
    expect(await waiting()).toMatchObject([{ messageIds: ['m2'], seen: { unread: 1, left: 1 } }]);
    await mergeArrival(device.db, told('m1', AT - 1));
    expect(await shownUnread()).toBe(2);
  });

  test('leaves unread what came after it, whether or not that is here', async () => {
    await heard('m1', AT * 1_000);
    await heard('m2', (AT + 1) * 1_000);
    await newsOf(3, AT + 2);
    await answered();
    await pressed(told('m1', AT));
    expect(await shownUnread()).toBe(2);
    expect(await waiting()).toMatchObject([{ messageIds: ['m1'], seen: { unread: 1, left: 2 } }]);
  });

  test('takes nothing back of what was seen in the room and still waits', async () => {
    await newsOf(1, AT + 1);
    await heard('m2', (AT + 1) * 1_000);
    await markChatRead(device.db, chat, device.environment);
    await newsOf(3, AT + 2);
    await pressed(told('m1', AT));
    expect(await waiting()).toMatchObject([
      { messageIds: ['m2', 'm1'], seen: { to: (AT + 1) * 1_000, unread: 2, left: 1 } },
    ]);
  });
});
