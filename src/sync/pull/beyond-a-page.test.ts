import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { badgeCounts } from '#data/local/queries/badge-queries.ts';
import { ownOrders } from '#data/local/queries/order-queries.ts';
import { roomSummaries } from '#data/local/queries/room-queries.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import type { LiveObserver } from '#data/remote/live/watch.ts';
import { PAGE_SIZES } from '#data/remote/queries.ts';
import type { Chat } from '#domain/chat/chat.ts';
import type { Order } from '#domain/order/order.ts';
import type { PageStart } from '#domain/server/page.ts';
import { millis, type Millis } from '#domain/units.ts';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { chatId, orderId, productId, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { pulling } from '#tests/support/sync/pulling.ts';
import { timedPage } from '#tests/support/timed-page.ts';
import { createOpenRooms } from './open-rooms.ts';
import { pullPersonal } from './pull-personal.ts';
import { pullRooms } from './pull-rooms.ts';

// What one listener brings is a page. A person has more than that, much of it of the very same moment.

const START = 1_700_000_000_000;
const momentOf = (n: number): Millis => millis(START + (n < 150 ? 0 : n));
const silent = () => () => undefined;

let people = 0;
let db: UserDatabase;
beforeEach(() => {
  people += 1;
  db = new UserDatabase(userId(`much${people}`));
});

test('rooms behind the first hundred are listed and counted', async () => {
  const rooms = Array.from({ length: 270 }, (_, n): Chat => ({
    id: chatId(`p${n}_${db.uid}_seller`),
    productId: productId(`p${n}`),
    participants: [db.uid, SELLER],
    lastMessage: `안녕하세요 ${n}`,
    lastMessageAt: momentOf(n),
    lastUpdated: momentOf(n),
    unreadCount: n % 90 === 0 ? { [db.uid]: 2 } : {},
  }));
  const page = (start: PageStart | null) =>
    timedPage(rooms, { timeOf: ({ lastUpdated }) => lastUpdated, start, limit: PAGE_SIZES.rooms });
  const stop = pullRooms(
    pulling(db, {
      watchRooms: (_uid: unknown, _since: unknown, observer: LiveObserver<Chat>) => {
        observer.next(page(null));
        return () => undefined;
      },
      olderRooms: async (_uid: unknown, from: PageStart) => page(from),
      newestMessages: async () => ({ rows: [], size: 0, oldest: null, newest: null }),
    }),
    createOpenRooms(),
    () => undefined,
  );
  await expect.poll(async () => (await roomSummaries(db)).length).toBe(rooms.length);
  expect((await badgeCounts(db)).chat).toBe(6);
  stop();
});

test('orders behind the first two hundred are there', async () => {
  const orders = Array.from({ length: 450 }, (_, n): Order =>
    anOrder({ id: orderId(`o${n}`), buyerId: db.uid, createdAt: momentOf(n), status: 'completed' }),
  );
  const page = (start: PageStart | null) =>
    timedPage(orders, { timeOf: ({ createdAt }) => createdAt, start, limit: PAGE_SIZES.orders });
  const stop = pullPersonal(
    pulling(db, {
      watchNotifications: silent,
      watchNotificationMarks: silent,
      watchFavorites: silent,
      watchBlocks: silent,
      watchExchanges: silent,
      watchOrders: (_uid: unknown, side: string, _since: unknown, observer: LiveObserver<Order>) => {
        if (side === 'buyerId') observer.next(page(null));
        return () => undefined;
      },
      olderOrders: async (_uid: unknown, _side: unknown, from: PageStart) => page(from),
    }),
    false,
  );
  await expect.poll(async () => (await ownOrders(db)).length).toBe(orders.length);
  stop();
});
