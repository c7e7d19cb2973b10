import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newestNotifications } from '#data/local/queries/notification-queries.ts';
import { badgeCounts } from '#data/local/queries/badge-queries.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import type { Notification } from '#domain/notification/notification.ts';
import type { PageStart } from '#domain/server/page.ts';
import { millis } from '#domain/units.ts';
import { BUYER, notificationId } from '#tests/support/domain-fixtures.ts';
import { timedPage } from '#tests/support/timed-page.ts';
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

const serverWith = (all: readonly Notification[]) => ({
  olderNotifications: async (_uid: unknown, start: PageStart) =>
    timedPage(all, { timeOf: ({ createdAt }) => createdAt, start, limit: PAGE }),
});

async function walk(all: readonly Notification[], start: number): Promise<number> {
  let from: PageStart = millis(start);
  for (let pages = 1; ; pages += 1) {
    const end = await pullOlderNotifications(db, serverWith(all), from);
    if (end === null) return pages;
    from = end;
  }
}

test('a list is paged through to its end, and the count of unread ones stays right', async () => {
  const all = Array.from({ length: 350 }, (_, n) => notice(1_000 + n, n % 50 !== 0));
  expect(await walk(all, 1_250)).toBe(3);
  expect(await newestNotifications(db, 1_000)).toHaveLength(251);
  expect((await badgeCounts(db)).notifications).toBe(6);
});

test('of a moment that fills pages nothing is lost', async () => {
  const all = [
    ...Array.from({ length: 250 }, (_, n) => ({ ...notice(n), createdAt: millis(500) })),
    notice(499),
  ];
  expect(await walk(all, 500)).toBe(3);
  expect(await newestNotifications(db, 1_000)).toHaveLength(251);
});

test('what was read here stays read while its mark is on the way', async () => {
  await db.notifications.put(notice(7, false));
  await markNotificationRead(db, notificationId('n7'), realEnvironment);
  await pullOlderNotifications(db, serverWith([notice(7, false)]), millis(10));
  expect((await db.notifications.get(notificationId('n7')))?.read).toBe(true);
});
