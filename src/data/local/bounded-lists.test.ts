import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '#domain/notification/notification.ts';
import { millis } from '#domain/units.ts';
import { notificationId, productId, userId } from '#tests/support/domain-fixtures.ts';
import { mergeServerBlocks } from './block-store.ts';
import { mergeServerFavorites } from './favorite-store.ts';
import { mergeServerNotifications, mergeUnreadNotifications } from './notification-store.ts';
import { badgeCounts } from './queries/badge-queries.ts';
import { hasPulled } from './queries/pulled-queries.ts';
import { UserDatabase } from './user-database.ts';

let databases = 0;
let db: UserDatabase;
beforeEach(async () => {
  databases += 1;
  db = new UserDatabase(userId(`lists${databases}`));
  await db.favorites.bulkPut(['a', 'z'].map((id) => ({ productId: productId(id), createdAt: millis(1) })));
  await db.blocks.bulkPut(['ann', 'zoe'].map((id) => ({ uid: userId(id), createdAt: millis(1) })));
});

const take = async (isWhole: boolean) => {
  await mergeServerFavorites(db, [{ productId: productId('a'), createdAt: millis(1) }], { isWhole });
  await mergeServerBlocks(db, [{ uid: userId('ann'), createdAt: millis(1) }], { isWhole });
  return [await db.favorites.toCollection().primaryKeys(), await db.blocks.toCollection().primaryKeys()];
};

test('what a whole list lacks is gone', async () => {
  expect(await take(true)).toEqual([['a'], ['ann']]);
});

test('what lies beyond the bound of a list stays', async () => {
  expect(await take(false)).toEqual([
    ['a', 'z'],
    ['ann', 'zoe'],
  ]);
});

test('the server’s list of blocked people counts as pulled from then on, were it empty', async () => {
  expect(await hasPulled(db, ['blocks'])).toBe(false);
  await mergeServerBlocks(db, [], { isWhole: true });
  expect(await hasPulled(db, ['blocks'])).toBe(true);
});

describe('the count of unread notifications', () => {
  const notice = (id: string, read: boolean): Notification => ({
    id: notificationId(id),
    to: db.uid,
    type: 'system',
    title: '알림',
    body: '',
    link: '',
    meta: {},
    read,
    createdAt: millis(1),
  });
  const count = async () => (await badgeCounts(db)).notifications;

  test('counts those that are older than the newest that the device follows', async () => {
    await mergeServerNotifications(db, [notice('new', true)]);
    await mergeUnreadNotifications(db, [notice('old', false)], { isWhole: true });
    expect(await count()).toBe(1);
  });

  test('forgets what was read on another device, though it is no longer among the newest', async () => {
    await mergeServerNotifications(db, [notice('old', false), notice('older', false)]);
    await mergeUnreadNotifications(db, [notice('older', false)], { isWhole: false });
    expect(await count()).toBe(2);
    await mergeUnreadNotifications(db, [notice('older', false)], { isWhole: true });
    expect(await count()).toBe(1);
  });
});
