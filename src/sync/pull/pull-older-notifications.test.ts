import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newestNotifications } from '#data/local/queries/notification-queries.ts';
import { badgeCounts } from '#data/local/queries/badge-queries.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import type { Notification } from '#domain/notification/notification.ts';
import { millis, type Millis } from '#domain/units.ts';
import { BUYER, notificationId } from '#tests/support/domain-fixtures.ts';
import { markNotificationRead } from '../commands/mark-notifications-read.ts';
import { realEnvironment } from '../environment.ts';
import { pullOlderNotifications } from './pull-older-notifications.ts';

const PAGE = 100;
let db: UserDatabase;
beforeEach(async () => {
  db = new UserDatabase(BUYER);
  await db.delete();
  await db.open();
});

const notice = (at: number, read = true): Notification => ({
  id: notificationId(`n${at}`),
  to: BUYER,
  type: 'system',
  title: '안내',
  body: '',
  link: '',
  meta: {},
  read,
  createdAt: millis(at),
});

/** Gives what is no newer than `from`, a page at a time. */
const serverWith = (all: readonly Notification[]) => ({
  async olderNotifications(_uid: unknown, from: Millis) {
    const rows = all
      .filter(({ createdAt }) => createdAt <= from)
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .slice(0, PAGE);
    return { rows, size: rows.length };
  },
});

async function walk(all: readonly Notification[], start: number): Promise<number> {
  let from = millis(start);
  for (let pages = 1; ; pages += 1) {
    const page = await pullOlderNotifications(db, serverWith(all), from);
    if (page.reachedEnd) return pages;
    from = page.next;
  }
}

test('a list is paged through to its end, and the count of unread ones stays right', async () => {
  const all = Array.from({ length: 350 }, (_, n) => notice(1_000 + n, n % 50 !== 0));
  expect(await walk(all, 1_250)).toBe(3);
  expect(await newestNotifications(db, 1_000)).toHaveLength(251);
  expect((await badgeCounts(db)).notifications).toBe(6);
});

test('a page full of one moment does not hold the walk there', async () => {
  const all = [
    ...Array.from({ length: 150 }, (_, n) => ({ ...notice(n), createdAt: millis(500) })),
    notice(499),
  ];
  expect(await walk(all, 500)).toBe(2);
  expect(await newestNotifications(db, 1_000)).toHaveLength(101);
});

test('what was read here stays read while its mark is on the way', async () => {
  await db.notifications.put(notice(7, false));
  await markNotificationRead(db, notificationId('n7'), realEnvironment);
  await pullOlderNotifications(db, serverWith([notice(7, false)]), millis(10));
  expect((await db.notifications.get(notificationId('n7')))?.read).toBe(true);
});
