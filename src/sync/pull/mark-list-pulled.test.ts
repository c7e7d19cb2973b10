import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markPulled, type PulledList } from '#data/local/pulled-lists.ts';
import { hasPulled, pulledAt } from '#data/local/queries/pulled-queries.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import type { LiveObserver } from '#data/remote/live/watch.ts';
import { millis, type Millis } from '#domain/units.ts';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { seoul, userId } from '#tests/support/domain-fixtures.ts';
import { pulling } from '#tests/support/sync/pulling.ts';
import { markListPulledAfter } from './mark-list-pulled.ts';
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

describe('a list whose screen says as of when it is', () => {
  const MINUTE_MS = 60_000;
  const noon = seoul('2026-03-12T12:00');
  let now: Millis;
  const listener = (list: PulledList) =>
    markListPulledAfter(db, list, async () => undefined, { isKnown: true, now: () => now });
  /** An answer so many minutes after noon. */
  async function answers(take: ReturnType<typeof listener>, minutes: number): Promise<void> {
    now = millis(noon + minutes * MINUTE_MS);
    await take({ rows: [], size: 0 });
  }
  const minutesNoted = async (list: PulledList) => {
    const at = await pulledAt(db, list);
    return at === null ? null : (at - noon) / MINUTE_MS;
  };

  test('has its last answer written down, with each listener’s first and once in ten minutes', async () => {
    const take = listener('exchanges');
    const seen: (number | null)[] = [];
    for (const minutes of [0, 5, 9.9, 10, 19, 20, -300]) {
      await answers(take, minutes);
      seen.push(await minutesNoted('exchanges'));
    }
    expect(seen).toEqual([0, 0, 0, 10, 10, 20, -300]);
    await answers(listener('exchanges'), -299);
    expect(await minutesNoted('exchanges')).toBe(-299);
  });

  test('is known to be empty as others are, of which no hour is written', async () => {
    await answers(listener('notifications'), 0);
    expect(await hasPulled(db, ['notifications'])).toBe(true);
    await markPulled(db, 'rooms');
    await answers(listener('rooms'), 0);
    expect(await minutesNoted('rooms')).toBeNull();
  });
});
