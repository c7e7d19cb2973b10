import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PulledList } from '#data/local/pulled-lists.ts';
import { hasPulled } from '#data/local/queries/pulled-queries.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import type { LiveObserver } from '#data/remote/live/watch.ts';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { pulling } from '#tests/support/sync/pulling.ts';
import { createOpenRooms } from './open-rooms.ts';
import { pullPersonal } from './pull-personal.ts';
import { pullRooms } from './pull-rooms.ts';

const LISTS: readonly PulledList[] = [
  'rooms',
  'notifications',
  'notification marks',
  'favorites',
  'exchanges',
  'orders:buyerId',
  'orders:sellerId',
];

let people = 0;
let db: UserDatabase;
let observers: Map<string, LiveObserver<unknown>>;
let stops: (() => void)[];

beforeEach(async () => {
  people += 1;
  db = new UserDatabase(userId(`pulled${people}`));
  observers = new Map();
  const hear = (list: string) => (_uid: unknown, observer: LiveObserver<unknown>) => {
    observers.set(list, observer);
    return () => undefined;
  };
  const follow = (list: string) => (uid: unknown, _since: unknown, observer: LiveObserver<unknown>) =>
    hear(list)(uid, observer);
  const remote = {
    watchRooms: follow('rooms'),
    watchNotifications: follow('notifications'),
    watchNotificationMarks: follow('notification marks'),
    watchFavorites: follow('favorites'),
    watchBlocks: hear('blocks'),
    watchExchanges: follow('exchanges'),
    watchOrders: (uid: unknown, side: string, _since: unknown, observer: LiveObserver<unknown>) =>
      hear(`orders:${side}`)(uid, observer),
  };
  const context = pulling(db, remote);
  stops = [pullRooms(context, createOpenRooms(), () => undefined), pullPersonal(context, false)];
  // Where a list was left is looked up before it is followed.
  await vi.waitFor(() => {
    if (observers.size < LISTS.length + 1) throw new Error('not all lists are followed yet');
  });
});
afterEach(() => {
  for (const stop of stops) stop();
});

const says = (list: PulledList, rows: readonly unknown[] = []) =>
  observers.get(list)?.next({ rows, size: rows.length });
const pulled = async (): Promise<PulledList[]> => {
  const known = await Promise.all(LISTS.map((list) => hasPulled(db, [list])));
  return LISTS.filter((_, i) => known[i]);
};
async function isKnown(list: PulledList): Promise<void> {
  await expect.poll(() => hasPulled(db, [list])).toBe(true);
}

test.each(LISTS)(
  'the server’s first answer for %s is written down, were it empty, and for that list only',
  async (list) => {
    expect(await pulled()).toEqual([]);
    says(list);
    await isKnown(list);
    expect(await pulled()).toEqual([list]);
  },
);

test('a listener that ends without an answer leaves the list unknown', async () => {
  observers.get('favorites')?.failed('offline');
  says('rooms');
  await isKnown('rooms');
  expect(await pulled()).toEqual(['rooms']);
});

test('what could not be stored has not been pulled, and the next answer is', async () => {
  const order = anOrder({ buyerId: db.uid });
  says('orders:buyerId', [{ ...order, id: undefined }]);
  says('orders:sellerId');
  await isKnown('orders:sellerId');
  expect(await pulled()).toEqual(['orders:sellerId']);
  says('orders:buyerId', [order]);
  await isKnown('orders:buyerId');
  expect(await db.orders.count()).toBe(1);
});
