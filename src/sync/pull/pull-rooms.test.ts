import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newestHeardRooms, roomsBehind } from '#data/local/chat-store.ts';
import { forgetWholeReach, standOf, wholeReach } from '#data/local/list-places.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import type { MessagePage } from '#data/remote/live/message-page.ts';
import type { LiveObserver } from '#data/remote/live/watch.ts';
import { PAGE_SIZES } from '#data/remote/queries.ts';
import type { Chat } from '#domain/chat/chat.ts';
import type { ChatId } from '#domain/ids.ts';
import { micros, millis, type Millis } from '#domain/units.ts';
import { aMessage, chatId, productId, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { FakeLiveChat } from '#tests/support/sync/fake-live-chat.ts';
import { pulling } from '#tests/support/sync/pulling.ts';
import type { News } from './news.ts';
import { createOpenRooms, type OpenRooms } from './open-rooms.ts';
import { pullRoom } from './pull-messages.ts';
import { pullRooms } from './pull-rooms.ts';

const AT = 1_700_000_000_000;
const OVERLAP_MS = 60_000;

interface Listened {
  readonly since: Millis | null;
  readonly observer: LiveObserver<Chat>;
  isLeft: boolean;
}

let people = 0;
let db: UserDatabase;
let openRooms: OpenRooms;
let listened: Listened[];
let failures: boolean[];
let news: News[];
let stop: () => void = () => undefined;

beforeEach(() => {
  people += 1;
  db = new UserDatabase(userId(`rooms${people}`));
  openRooms = createOpenRooms();
  failures = [];
  news = [];
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

/** Opens the app, until the list of rooms is listened to. */
async function visit(messages: object): Promise<void> {
  listened = [];
  const remote = Object.assign(messages, {
    watchRooms(_uid: unknown, since: Millis | null, observer: LiveObserver<Chat>) {
      const one: Listened = { since, observer, isLeft: false };
      listened.push(one);
      return () => {
        one.isLeft = true;
      };
    },
  });
  const context = { ...pulling(db, remote), onNews: (one: News) => news.push(one) };
  stop = pullRooms(context, openRooms, (failed) => failures.push(failed));
  await expect.poll(() => listened.length).toBe(1);
}

const says = (rows: readonly Chat[], size = rows.length) => listened[0]?.observer.next({ rows, size });
/** An answer is applied whole before the next one is. */
async function hasTaken({ id, lastUpdated }: Chat): Promise<void> {
  await expect.poll(async () => (await db.chats.get(id))?.lastUpdated).toBe(lastUpdated);
}

const room = (product: string, over: Partial<Chat> = {}): Chat => ({
  id: chatId(`${product}_${db.uid}_seller`),
  productId: productId(product),
  participants: [db.uid, SELLER],
  lastMessage: '안녕하세요',
  lastMessageAt: millis(AT),
  lastUpdated: millis(AT),
  unreadCount: {},
  ...over,
});

/** The list is noted as read up to `to`, and as whole. */
async function hasReached(to: Millis): Promise<void> {
  await expect.poll(async () => (await standOf(db, 'rooms')).place?.to).toBe(to);
  await expect.poll(() => wholeReach(db, 'rooms')).toBe(to);
}

/** Messages of rooms that come when they are let go; what was asked for, and how much at once. */
function slowMessages() {
  const asked: ChatId[] = [];
  const held: (() => void)[] = [];
  let [underWay, mostAtOnce] = [0, 0];
  const newestMessages = async (_uid: unknown, id: ChatId): Promise<MessagePage> => {
    asked.push(id);
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    await new Promise<void>((resolve) => held.push(resolve));
    underWay -= 1;
    return { rows: [], size: 0, oldest: null, newest: null };
  };
  return { asked, newestMessages, letGo: () => held.shift()?.(), mostAtOnce: () => mostAtOnce };
}
/** What is asked for of rooms whose messages are not asked for would be by then. */
async function allRoomsLookedAt(): Promise<void> {
  await roomsBehind(db, await newestHeardRooms(db, 30));
  await roomsBehind(db, await newestHeardRooms(db, 30));
}

test('a room on the screen is not read a second time, and what came as it was left is', async () => {
  const here = room('p1');
  const said = aMessage({ chatId: here.id, sender: SELLER, position: micros(AT * 1000), readBy: [SELLER] });
  const server = new FakeLiveChat([said]);
  const leave = openRooms.open(here.id);
  await visit(server);
  says([here]);
  await expect.poll(() => db.chats.count()).toBe(1);
  const later = { ...here, lastUpdated: millis(AT + 1) };
  says([later]);
  await hasTaken(later);
  expect(server.reads).toBe(0);
  leave();
  await expect.poll(() => db.messages.count()).toBe(1);
});

describe('a room on the screen whose own listener brings nothing', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const said = (chat: Chat) =>
    aMessage({
      chatId: chat.id,
      sender: SELLER,
      position: micros(chat.lastMessageAt * 1000),
      readBy: [SELLER],
    });

  /** The list has told of more than such a room has, a moment ago. */
  const suspected = async () => {
    const here = room('p1');
    const server = new FakeLiveChat([said(here)]);
    openRooms.open(here.id);
    await visit(server);
    says([here]);
    // A poll would let the five seconds begin to pass.
    while (vi.getTimerCount() === 0) await db.chats.count();
    return { here, server };
  };

  test('is read five seconds after the list has told of more', async () => {
    const { server } = await suspected();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(server.reads).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => db.messages.count()).toBe(1);
  });

  test('is not read where it has brought it meanwhile', async () => {
    const { here, server } = await suspected();
    const stopOwn = pullRoom(pulling(db, server), here.id);
    await expect.poll(() => db.histories.count()).toBe(1);
    stopOwn();
    server.reads = 0;
    const looked = vi.spyOn(db.histories, 'bulkGet');
    await vi.advanceTimersByTimeAsync(5_000);
    await expect.poll(() => looked.mock.calls.length).toBe(1);
    await allRoomsLookedAt();
    expect(server.reads).toBe(0);
  });

  test('is not read once the list is left', async () => {
    await suspected();
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('rooms with something new', () => {
  test('are caught up one after another, those that come meanwhile too', async () => {
    const { asked, newestMessages, letGo, mostAtOnce } = slowMessages();
    await visit({ newestMessages });
    const [a, b] = [room('p1'), room('p2', { lastUpdated: millis(AT - 1) })];
    says([a, b]);
    await expect.poll(() => asked).toEqual([a.id]);
    const c = room('p3', { lastUpdated: millis(AT + 1) });
    says([c]);
    await hasTaken(c);
    await allRoomsLookedAt();
    letGo();
    await expect.poll(() => asked.length).toBe(2);
    letGo();
    await expect.poll(() => asked.length).toBe(3);
    letGo();
    expect(new Set(asked)).toEqual(new Set([a.id, b.id, c.id]));
    expect(mostAtOnce()).toBe(1);
  });

  test('are caught up after a pause as well', async () => {
    const server = new FakeLiveChat([]);
    const looked = vi.spyOn(server, 'newestMessages');
    await visit(server);
    says([room('p1')]);
    await expect.poll(() => looked.mock.calls.length).toBe(1);
    await looked.mock.results[0]?.value;
    await allRoomsLookedAt();
    says([room('p1', { lastUpdated: millis(AT + 1) })]);
    await expect.poll(() => looked.mock.calls.length).toBe(2);
  });

  test('of which one cannot be read leave none of the others behind', async () => {
    const broken = new Error('no network');
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [a, b] = [room('p1'), room('p2', { lastUpdated: millis(AT - 1) })];
    const asked: ChatId[] = [];
    const newestMessages = async (_uid: unknown, id: ChatId): Promise<MessagePage> => {
      asked.push(id);
      if (id === a.id) throw broken;
      return { rows: [], size: 0, oldest: null, newest: null };
    };
    await visit({ newestMessages });
    says([a, b]);
    await expect.poll(() => asked).toEqual([a.id, b.id]);
    expect(warned.mock.calls).toEqual([['room not caught up', a.id, broken]]);
  });

  test('are asked about once where nobody answers, and all of them the next time', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [a, b] = [room('p1'), room('p2', { lastUpdated: millis(AT - 1) })];
    const asked: ChatId[] = [];
    let isOffline = true;
    const newestMessages = async (_uid: unknown, id: ChatId): Promise<MessagePage> => {
      asked.push(id);
      if (isOffline) throw Object.assign(new Error('no network'), { code: 'unavailable' });
      return { rows: [], size: 0, oldest: null, newest: null };
    };
    await visit({ newestMessages });
    says([a, b]);
    await expect.poll(() => asked).toEqual([a.id]);
    await allRoomsLookedAt();
    isOffline = false;
    says([{ ...a, lastUpdated: millis(AT + 1) }]);
    await expect.poll(() => asked).toEqual([a.id, b.id, a.id]);
  });

  test('that cannot be looked up as one is left are told of', async () => {
    const broken = new Error('the disk');
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await visit({});
    vi.spyOn(db.histories, 'bulkGet').mockRejectedValue(broken);
    openRooms.open(room('p1').id)();
    await expect.poll(() => warned.mock.calls).toEqual([['rooms not caught up', broken]]);
  });

  test('are told to who looks, where the other side has said it', async () => {
    await visit(new FakeLiveChat([]));
    says([room('p1')]);
    const said = room('p1', { lastUpdated: millis(AT + 1), unreadCount: { [db.uid]: 1 } });
    says([said]);
    await expect.poll(() => news).toEqual([{ kind: 'message', chat: said }]);
  });
});

describe('whoever leaves', () => {
  test('has no further room read', async () => {
    const { asked, newestMessages, letGo } = slowMessages();
    await visit({ newestMessages });
    says([room('p1'), room('p2', { lastUpdated: millis(AT - 1) })]);
    await expect.poll(() => asked.length).toBe(1);
    stop();
    letGo();
    await allRoomsLookedAt();
    expect(asked).toHaveLength(1);
    expect(listened[0]?.isLeft).toBe(true);
  });

  test('has none read that was left as they did, or after', async () => {
    const { asked, newestMessages } = slowMessages();
    await db.chats.add({ ...room('p1'), isOnServer: true, heardTo: millis(AT) });
    await visit({ newestMessages });
    const [leaveFirst, leaveSecond] = [openRooms.open(room('p1').id), openRooms.open(room('p2').id)];
    leaveFirst();
    stop();
    const looked = vi.spyOn(db.histories, 'bulkGet');
    await allRoomsLookedAt();
    looked.mockClear();
    leaveSecond();
    await db.chats.count();
    expect(asked).toEqual([]);
    expect(looked).not.toHaveBeenCalled();
  });
});

describe('that the list does not come', () => {
  test('is told, and that it comes again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await visit(new FakeLiveChat([]));
    listened[0]?.observer.failed('offline');
    expect(failures).toEqual([true]);
    says([room('p1')]);
    await expect.poll(() => failures).toEqual([true, false]);
  });

  test('is told of what stands behind its first page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const server = Object.assign(new FakeLiveChat([]), {
      olderRooms: async () => Promise.reject(new Error('no network')),
    });
    await visit(server);
    says([room('p1')], PAGE_SIZES.rooms);
    await expect.poll(() => failures).toEqual([false, true]);
  });
});

describe('a second visit', () => {
  const touched = millis(AT + 5_000);
  beforeEach(async () => {
    await visit(new FakeLiveChat([]));
    says([room('p1', { touchedAt: touched })]);
    await hasReached(touched);
    stop();
  });

  test('asks for what has changed since, and takes it for no more than that', async () => {
    await visit(new FakeLiveChat([]));
    expect(listened[0]?.since).toBe(touched - OVERLAP_MS);
    const later = room('p2', { lastUpdated: millis(touched + 1) });
    says([later]);
    await expect.poll(async () => (await standOf(db, 'rooms')).place?.to).toBe(touched + 1);
    expect(await wholeReach(db, 'rooms')).toBe(touched);
  });

  test('asks for all where a walk behind the first page did not come to its end', async () => {
    await forgetWholeReach(db, 'rooms');
    await visit(new FakeLiveChat([]));
    expect(listened[0]?.since).toBeNull();
  });
});
