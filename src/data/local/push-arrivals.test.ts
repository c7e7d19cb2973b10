import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Chat } from '#domain/chat/chat.ts';
import type { Push } from '#domain/notification/push.ts';
import { millis } from '#domain/units.ts';
import { chatId, messageId, notificationId, productId, userId } from '#tests/support/domain-fixtures.ts';
import { mergeServerChats } from './chat-store.ts';
import { mergeArrival, mergeArrivals } from './merge-arrival.ts';
import { forgetArrivals, keepArrival, keepTold, unmergedArrivals } from './push-arrivals.ts';
import { appendIntent } from './outbox-store.ts';
import { UserDatabase } from './user-database.ts';

let people = 0;
let db: UserDatabase;
beforeEach(() => {
  people += 1;
  db = new UserDatabase(userId(`arrivals${people}`));
});

const NOW = millis(1_760_000_000_000);
const chat = chatId('p1_a_b');

const push = (eventId: string, over: Partial<Push> = {}): Push => ({
  title: '알림',
  body: '내용',
  data: { type: 'system', click_action: '/notifications' },
  eventId: `${eventId}-${people}`,
  tag: 'tag',
  to: db.uid,
  sentAt: NOW,
  notificationId: notificationId('n1'),
  chatId: null,
  messageId: null,
  ...over,
});
const message = (eventId: string, over: Partial<Push> = {}): Push =>
  push(eventId, { notificationId: null, chatId: chat, ...over });

const aRoom = (unread: number, lastUpdated: number): Chat => ({
  id: chat,
  productId: productId('p1'),
  participants: [userId('a'), userId('b')],
  lastMessage: '전에',
  lastMessageAt: millis(lastUpdated),
  lastUpdated: millis(lastUpdated),
  unreadCount: { [db.uid]: unread },
});
const givenRoom = (unread: number, heardTo: number, lastUpdated = heardTo) =>
  db.chats.put({ ...aRoom(unread, lastUpdated), heardTo: millis(heardTo), isOnServer: true });

describe('an event', () => {
  test('is new once, also of two at the same time', async () => {
    const same = push('twice');
    const answers = await Promise.all([keepArrival(same, NOW), keepArrival(same, NOW)]);
    expect(answers.toSorted()).toEqual([false, true]);
    expect(await keepArrival(same, millis(NOW + 1))).toBe(false);
  });

  test('is forgotten only after push services have', async () => {
    await keepArrival(push('old'), NOW);
    await keepArrival(push('next'), millis(NOW + 24 * 60 * 60_000));
    expect(await keepArrival(push('old'), millis(NOW + 24 * 60 * 60_000))).toBe(false);
    await keepArrival(push('later'), millis(NOW + 4 * 24 * 60 * 60_000));
    expect(await keepArrival(push('old'), millis(NOW + 4 * 24 * 60 * 60_000))).toBe(true);
  });
});

describe('what came while the app was closed', () => {
  test('is in the app when it opens, once', async () => {
    await keepArrival(push('a', { notificationId: notificationId('n1') }), NOW);
    await keepArrival(push('b', { notificationId: notificationId('n2') }), NOW);
    await mergeArrivals(db);
    await mergeArrivals(db);
    expect((await db.notifications.toArray()).map(({ id, read }) => [id, read])).toEqual([
      ['n1', false],
      ['n2', false],
    ]);
    expect(await unmergedArrivals(db.uid)).toEqual([]);
  });

  test('does not become unread again when it was read', async () => {
    await mergeArrival(db, push('a'));
    await db.notifications.update(notificationId('n1'), { read: true });
    expect(await mergeArrival(db, push('a'))).toBe('read_already');
    expect((await db.notifications.get(notificationId('n1')))?.read).toBe(true);
  });

  test('shows in its room as last words and one more unread, once', async () => {
    await givenRoom(1, NOW - 1);
    expect(await mergeArrival(db, message('m'))).toBe('news');
    await mergeArrival(db, message('m'));
    const room = await db.chats.get(chat);
    expect([room?.lastMessage, room?.unreadCount[db.uid]]).toEqual(['내용', 2]);
  });

  test('counts each message of one commit, which all have its time, and none twice', async () => {
    await givenRoom(0, NOW - 1);
    const lines = ['1', '2', '3', '4', '5'].map((line) => message(`line-${line}`, { body: line }));
    for (const line of lines) expect(await mergeArrival(db, line)).toBe('news');
    for (const line of lines) expect(await mergeArrival(db, line)).toBe('news');
    expect(await db.chats.get(chat)).toMatchObject({ lastMessage: '5', unreadCount: { [db.uid]: 5 } });
  });

  test('counts both of two that overtake each other, and keeps the words of the later', async () => {
    await givenRoom(0, NOW - 1);
    await mergeArrival(db, message('later', { body: '나중', sentAt: millis(NOW + 1) }));
    expect(await mergeArrival(db, message('earlier', { body: '먼저' }))).toBe('news');
    expect(await db.chats.get(chat)).toMatchObject({
      lastMessage: '나중',
      lastMessageAt: NOW + 1,
      heardTo: NOW + 1,
      heardMessageAt: NOW + 1,
      unreadCount: { [db.uid]: 2 },
    });
  });

  test('is counted by the server once the list has told of its commit', async () => {
    await givenRoom(0, NOW - 1);
    await mergeArrival(db, message('one'));
    await mergeServerChats(db, [aRoom(2, NOW)]);
    expect(await mergeArrival(db, message('two'))).toBe('news');
    await mergeArrival(db, message('next', { sentAt: millis(NOW + 1) }));
    expect((await db.chats.get(chat))?.unreadCount[db.uid]).toBe(3);
  });

  test('of what was read says so when it comes again', async () => {
    await givenRoom(0, NOW - 1);
    await mergeArrival(db, message('m'));
    await db.chats.update(chat, { unreadCount: { [db.uid]: 0 } });
    expect(await mergeArrival(db, message('m'))).toBe('read_already');
    expect((await db.chats.get(chat))?.unreadCount[db.uid]).toBe(0);
  });

  test('changes nothing in a room that has heard of it already', async () => {
    await givenRoom(0, NOW);
    expect(await mergeArrival(db, message('m'))).toBe('read_already');
    await givenRoom(3, NOW);
    expect(await mergeArrival(db, message('m'))).toBe('news');
    expect((await db.chats.get(chat))?.unreadCount[db.uid]).toBe(3);
  });

  test('is news on a device whose clock runs ahead: what was sent here says nothing of the server', async () => {
    const anHourAhead = NOW + 60 * 60_000;
    await givenRoom(0, NOW - 1, anHourAhead);
    expect(await mergeArrival(db, message('m'))).toBe('news');
    const room = await db.chats.get(chat);
    expect([room?.lastMessage, room?.unreadCount[db.uid]]).toEqual(['내용', 1]);
    // The room keeps its place, which is this device's time.
    expect(room?.lastUpdated).toBe(anHourAhead);
  });

  test('leaves the last words to what still waits to be sent behind it', async () => {
    await givenRoom(0, NOW - 1);
    const body = { kind: 'text', text: '답장' } as const;
    await appendIntent(db, { kind: 'message', chatId: chat, messageId: messageId('mine'), body }, NOW);
    expect(await mergeArrival(db, message('m'))).toBe('news');
    expect(await db.chats.get(chat)).toMatchObject({ lastMessage: '전에', unreadCount: { [db.uid]: 1 } });
  });

  test('shows the room of first words, which the list has not told of yet', async () => {
    const first = chatId(`p1_${db.uid}_seller`);
    expect(await mergeArrival(db, message('m', { chatId: first }))).toBe('news');
    expect(await db.chats.toArray()).toMatchObject([
      { id: first, productId: 'p1', lastMessage: '내용', unreadCount: { [db.uid]: 1 }, isOnServer: true },
    ]);
  });

  test('is on the server though its room was only opened here', async () => {
    await givenRoom(0, NOW - 1);
    await db.chats.update(chat, { isOnServer: false });
    await mergeArrival(db, message('m'));
    expect(await db.chats.get(chat)).toMatchObject({ isOnServer: true });
  });

  test('waits for a room whose id does not say that it is theirs', async () => {
    expect(await mergeArrival(db, message('m'))).toBe('news');
    expect(await mergeArrival(db, message('n', { chatId: chatId(`p_1_${db.uid}_seller`) }))).toBe('news');
    expect(await db.chats.count()).toBe(0);
  });

  test('is gone with the person', async () => {
    await keepArrival(push('a'), NOW);
    await forgetArrivals(db.uid);
    expect(await unmergedArrivals(db.uid)).toEqual([]);
  });
});

describe('what the live data has told', () => {
  test('is told once over all tabs, and its push is no news', async () => {
    const told = push('live');
    const answers = await Promise.all([keepTold(told, NOW), keepTold(told, NOW)]);
    expect(answers.toSorted()).toEqual([false, true]);
    expect(await keepArrival(told, NOW)).toBe(false);
  });

  test('is not told where its push was here before', async () => {
    const first = message('first');
    await keepArrival(first, NOW);
    expect(await keepTold(first, NOW)).toBe(false);
  });

  test('is one with every message of its commit, and says nothing of the next', async () => {
    const told = message('one');
    await keepTold(told, NOW);
    expect(await keepArrival(message('one'), NOW)).toBe(false);
    expect(await keepArrival(message('two'), NOW)).toBe(false);
    expect(await keepArrival(message('three', { sentAt: millis(NOW + 1) }), NOW)).toBe(true);
  });

  test('is not merged as if a push had come, and is forgotten with the sign-out', async () => {
    const told = push('live');
    await keepTold(told, NOW);
    expect(await unmergedArrivals(db.uid)).toEqual([]);
    await forgetArrivals(db.uid);
    expect(await keepTold(told, NOW)).toBe(true);
  });
});
