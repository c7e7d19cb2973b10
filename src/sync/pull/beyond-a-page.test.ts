import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { standOf } from '#data/local/list-places.ts';
import { badgeCounts } from '#data/local/queries/badge-queries.ts';
import { ownOrders } from '#data/local/queries/order-queries.ts';
import { roomSummaries } from '#data/local/queries/room-queries.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import type { LiveObserver } from '#data/remote/live/watch.ts';
import { PAGE_SIZES } from '#data/remote/queries.ts';
import type { RemoteFavorite } from '#documents/person-items.ts';
import type { Chat } from '#domain/chat/chat.ts';
import type { Notification } from '#domain/notification/notification.ts';
import type { Order } from '#domain/order/order.ts';
import type { PageStart } from '#domain/server/page.ts';
import { millis, type Millis } from '#domain/units.ts';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import {
  chatId,
  notificationId,
  orderId,
  productId,
  SELLER,
  userId,
} from '#tests/support/domain-fixtures.ts';
import { pulling } from '#tests/support/sync/pulling.ts';
import { timedPage } from '#tests/support/timed-page.ts';
import { realEnvironment } from '../environment.ts';
import { WHOLE_EVERY_MS } from './follow-list.ts';
import { createOpenRooms } from './open-rooms.ts';
import { pullPersonal } from './pull-personal.ts';
import { pullRooms } from './pull-rooms.ts';

// What one listener brings is a page. A person has more than that, much of it of the very same moment.

const START = 1_700_000_000_000;
const momentOf = (n: number): Millis => millis(START + (n < 150 ? 0 : n));
/** Many rows on a busy machine are slow, not wrong. */
const SOON = { timeout: 50_000 };
const silent = () => () => undefined;
const silentLists = {
  watchNotifications: silent,
  watchNotificationMarks: silent,
  watchFavorites: silent,
  watchBlocks: silent,
  watchExchanges: silent,
  watchOrders: silent,
};

let people = 0;
let db: UserDatabase;
beforeEach(() => {
  people += 1;
  db = new UserDatabase(userId(`much${people}`));
});

const aRoom = (n: number, over: Partial<Chat> = {}): Chat => ({
  id: chatId(`p${n}_${db.uid}_seller`),
  productId: productId(`p${n}`),
  participants: [db.uid, SELLER],
  lastMessage: `안녕하세요 ${n}`,
  lastMessageAt: momentOf(n),
  lastUpdated: momentOf(n),
  unreadCount: {},
  ...over,
});
const unreadChats = async () => (await badgeCounts(db)).chat;

test('rooms behind the first hundred are listed and counted', async () => {
  const rooms = Array.from({ length: 270 }, (_, n) =>
    aRoom(n, { unreadCount: n % 90 === 0 ? { [db.uid]: 2 } : {} }),
  );
  const { stop } = listenTo(aServerOf(rooms));
  await expect.poll(async () => (await roomSummaries(db)).length, SOON).toBe(rooms.length);
  expect(await unreadChats()).toBe(6);
  stop();
});

/** A server's rooms, what is read of them, and who listens. */
function aServerOf(rooms: readonly Chat[]) {
  const held = new Map(rooms.map((room) => [room.id, room]));
  const asked: (Millis | null)[] = [];
  const server = { asked, reads: 0, tell: () => {}, change };
  const touchedAt = ({ touchedAt: at, lastUpdated }: Chat) => at ?? lastUpdated;
  const page = (start: PageStart | null) =>
    read(
      timedPage([...held.values()], { timeOf: (room) => room.lastUpdated, start, limit: PAGE_SIZES.rooms }),
    );
  const changed = (since: Millis) => {
    const rows = [...held.values()].filter((room) => touchedAt(room) >= since);
    return read(timedPage(rows, { timeOf: touchedAt, start: null, limit: PAGE_SIZES.rooms }));
  };
  function read<Answer extends { readonly size: number }>(answer: Answer): Answer {
    server.reads += answer.size;
    return answer;
  }
  function change(room: Chat) {
    held.set(room.id, room);
    server.tell();
  }
  const remote = {
    watchRooms: (_uid: unknown, since: Millis | null, observer: LiveObserver<Chat>) => {
      asked.push(since);
      server.tell = () => observer.next(since === null ? page(null) : changed(since));
      server.tell();
      return () => void (server.tell = () => {});
    },
    olderRooms: async (_uid: unknown, from: PageStart) => page(from),
    newestMessages: async () => ({ rows: [], size: 0, oldest: null, newest: null }),
  };
  return Object.assign(server, { remote });
}

function listenTo({ remote }: Pick<ReturnType<typeof aServerOf>, 'remote'>, now = millis(START)) {
  const environment = { ...realEnvironment, now: () => now };
  return { stop: pullRooms(pulling(db, remote, environment), createOpenRooms(), () => undefined) };
}

describe('a room behind the first hundred', () => {
  const timed = (n: number, over: Partial<Chat> = {}) => {
    const at = millis(START + n * 1_000_000);
    return aRoom(n, { lastMessageAt: at, lastUpdated: at, touchedAt: at, ...over });
  };
  const old = () => timed(5, { unreadCount: { [db.uid]: 2 } });
  const later = (n: number) => millis(START + 1_000_000_000 + n);
  const read = () => timed(5, { touchedAt: later(0) });

  /** The first visit, with all that is there on the device. */
  async function firstVisit() {
    const server = aServerOf(Array.from({ length: 150 }, (_, n) => (n === 5 ? old() : timed(n))));
    const { stop } = listenTo(server);
    await expect.poll(() => server.asked.length, SOON).toBe(2);
    await expect.poll(unreadChats, SOON).toBe(2);
    return { server, stop };
  }

  test('that was read elsewhere counts no more, at once and were something said in another room since', async () => {
    const { server, stop } = await firstVisit();
    // Two pages, the row that is the end of one and the beginning of the other, and what a minute has changed.
    expect(server.reads).toBe(150 + 1 + 1);
    server.change(read());
    server.change(timed(149, { lastUpdated: later(300_000), touchedAt: later(300_000) }));
    await expect.poll(unreadChats, SOON).toBe(0);
    await expect.poll(async () => (await standOf(db, 'rooms')).place?.to, SOON).toBe(later(300_000));
    stop();
  });

  test('that was read elsewhere while nobody listened here counts no more with the next visit', async () => {
    const { server, stop } = await firstVisit();
    stop();
    server.change(read());
    server.reads = 0;
    const second = listenTo(server);
    await expect.poll(unreadChats, SOON).toBe(0);
    // The room, and the newest of the visit before.
    expect(server.reads).toBe(2);
    second.stop();
  });

  test('of which something was lost is as the server has it after four weeks', async () => {
    const { server, stop } = await firstVisit();
    stop();
    await db.chats.update(old().id, { unreadCount: { [db.uid]: 7 } });
    server.reads = 0;
    const second = listenTo(server, millis(START + WHOLE_EVERY_MS));
    await expect.poll(unreadChats, SOON).toBe(2);
    await expect.poll(() => server.asked.length, SOON).toBe(4);
    expect(server.asked[2]).toBeNull();
    expect(server.reads).toBe(150 + 1 + 1);
    second.stop();
  });
});

describe('notices behind the first hundred', () => {
  const notice = (n: number): Notification => ({
    id: notificationId(`n${n}`),
    to: db.uid,
    type: 'system',
    title: `알림 ${n}`,
    body: '',
    link: '',
    meta: {},
    read: false,
    createdAt: millis(START + n * 100_000),
  });
  const createdAt = (row: Notification) => row.createdAt;

  /** One visit of a device to a server that has so many; gives the documents that were read of the list. */
  async function visit(count: number): Promise<number> {
    const all = Array.from({ length: count }, (_, n) => notice(n));
    let reads = 0;
    const page = (start: PageStart | null, since = millis(0)) => {
      const rows = all.filter((row) => row.createdAt >= since);
      const answer = timedPage(rows, { timeOf: createdAt, start, limit: PAGE_SIZES.notifications });
      reads += answer.size;
      return answer;
    };
    const stop = pullPersonal(
      pulling(db, {
        ...silentLists,
        watchNotifications: (_uid: unknown, since: Millis | null, observer: LiveObserver<Notification>) => {
          observer.next(page(null, since ?? millis(0)));
          return () => undefined;
        },
        olderNotifications: async (_uid: unknown, from: PageStart) => page(from),
      }),
      false,
    );
    await expect
      .poll(async () => (await standOf(db, 'notifications')).place?.to, SOON)
      .toBe(notice(count - 1).createdAt);
    stop();
    return reads;
  }

  test('that have come since the last visit are all there, and counted', async () => {
    await visit(5);
    const reads = await visit(155);
    expect(await db.notifications.count()).toBe(155);
    expect((await badgeCounts(db)).notifications).toBe(155);
    expect(reads).toBe(PAGE_SIZES.notifications + 56);
    expect(await visit(156)).toBe(2);
  });

  test('of a device that is new are left to who looks at them', async () => {
    expect(await visit(155)).toBe(PAGE_SIZES.notifications);
  });
});

test('orders behind the first two hundred are there', async () => {
  const orders = Array.from({ length: 450 }, (_, n): Order =>
    anOrder({ id: orderId(`o${n}`), buyerId: db.uid, createdAt: momentOf(n), status: 'completed' }),
  );
  const page = (start: PageStart | null) =>
    timedPage(orders, { timeOf: ({ createdAt }) => createdAt, start, limit: PAGE_SIZES.orders });
  const stop = pullPersonal(
    pulling(db, {
      ...silentLists,
      watchOrders: (_uid: unknown, side: string, _since: unknown, observer: LiveObserver<Order>) => {
        if (side === 'buyerId') observer.next(page(null));
        return () => undefined;
      },
      olderOrders: async (_uid: unknown, _side: unknown, from: PageStart) => page(from),
    }),
    false,
  );
  await expect.poll(async () => (await ownOrders(db)).length, SOON).toBe(orders.length);
  stop();
});

describe('favorites behind the first five hundred', () => {
  const marked = (n: number): RemoteFavorite => ({
    productId: productId(`p${String((n * 7_919) % 10_000).padStart(4, '0')}`),
    createdAt: millis(START + n * 100_000),
  });
  const inOrder = (rows: readonly RemoteFavorite[]) =>
    rows.toSorted((a, b) => Number(a.productId > b.productId) - Number(a.productId < b.productId));

  /** A server's favorites, and what is read of them; a count is one. */
  function aServerOfFavorites(count: number) {
    const server = { held: Array.from({ length: count }, (_, n) => marked(n)), reads: 0, remote: {} };
    const asked: (Millis | null)[] = [];
    const between = (after: string | null, until: string | null) =>
      inOrder(server.held)
        .filter(({ productId: id }) => (after === null || id > after) && (until === null || id <= until))
        .slice(0, PAGE_SIZES.favorites);
    const read = (rows: readonly RemoteFavorite[]) => {
      server.reads += Math.max(1, rows.length);
      return { rows, size: rows.length, lastId: rows.at(-1)?.productId };
    };
    server.remote = {
      ...silentLists,
      watchFavorites: (_uid: unknown, since: Millis | null, observer: LiveObserver<RemoteFavorite>) => {
        asked.push(since);
        const rows =
          since === null
            ? between(null, null)
            : server.held
                .filter(({ createdAt }) => createdAt >= since)
                .toSorted((a, b) => b.createdAt - a.createdAt)
                .slice(0, PAGE_SIZES.favorites);
        observer.next(read(rows));
        return () => undefined;
      },
      favoritesBehind: async (_uid: unknown, after: string) => read(between(after, null)),
      countFavorites: async (_uid: unknown, after: string | null, until: string | null) => {
        server.reads += 1;
        return between(after, until).length;
      },
    };
    return { server, asked };
  }
  const idsHeld = () => db.favorites.toCollection().primaryKeys();
  const idsOf = (rows: readonly RemoteFavorite[]) => inOrder(rows).map(({ productId: id }) => id);
  const newestOf = (rows: readonly RemoteFavorite[]) => Math.max(...rows.map(({ createdAt }) => createdAt));

  test('are all on a device that is new, and cost the next visit what is new of them', async () => {
    const { server, asked } = aServerOfFavorites(700);
    const stop = pullPersonal(pulling(db, server.remote), false);
    await expect.poll(idsHeld, SOON).toEqual(idsOf(server.held));
    await expect.poll(() => asked.length, SOON).toBe(2);
    const isReached = async () => {
      await expect
        .poll(async () => (await standOf(db, 'favorites')).place?.to, SOON)
        .toBe(newestOf(server.held));
    };
    await isReached();
    stop();
    // Whole, and what is newer than the newest of the first page.
    expect(server.reads).toBeLessThan(700 + 10);
    server.reads = 0;
    server.held.push(marked(700));
    const stopAgain = pullPersonal(pulling(db, server.remote), false);
    await isReached();
    await expect.poll(idsHeld, SOON).toEqual(idsOf(server.held));
    stopAgain();
    expect(asked.slice(2).map((since) => since === null)).toEqual([false]);
    // The newest of both visits, and two counts.
    expect(server.reads).toBe(2 + 2);
  });

  test('that were taken back elsewhere go, were they behind that page', async () => {
    const { server, asked } = aServerOfFavorites(700);
    const stop = pullPersonal(pulling(db, server.remote), false);
    await expect.poll(() => asked.length, SOON).toBe(2);
    stop();
    const last = inOrder(server.held).at(-1);
    server.held = server.held.filter((row) => row !== last);
    const stopAgain = pullPersonal(pulling(db, server.remote), false);
    await expect.poll(idsHeld, SOON).toEqual(idsOf(server.held));
    stopAgain();
  });

  test('are read whole where the server has more of them in a part than a page', async () => {
    const { server, asked } = aServerOfFavorites(499);
    const stop = pullPersonal(pulling(db, server.remote), false);
    await expect.poll(async () => (await standOf(db, 'favorites')).isWalked, SOON).toBe(true);
    stop();
    // Marked long ago, and not heard of here.
    server.held.push(
      ...Array.from({ length: 201 }, (_, n) => ({ ...marked(499 + n), createdAt: millis(1) })),
    );
    const stopAgain = pullPersonal(pulling(db, server.remote), false);
    await expect.poll(idsHeld, SOON).toEqual(idsOf(server.held));
    await expect.poll(() => asked.length, SOON).toBe(4);
    stopAgain();
    expect(asked.map((since) => since === null)).toEqual([true, false, true, false]);
  });
});
