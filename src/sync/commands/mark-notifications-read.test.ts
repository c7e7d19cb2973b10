import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { mergeServerNotifications } from '#data/local/notification-store.ts';
import type { Notification } from '#domain/notification/notification.ts';
import { millis } from '#domain/units.ts';
import { notificationId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { markAllNotificationsRead, markNotificationRead } from './mark-notifications-read.ts';

/** An imitated database takes seconds for a thousand rows; how long is not what is tested. */
const PATIENT = { timeout: 120_000 };

let server: FakeServer;
let device: FakeDevice;
let marked: (readonly string[])[];

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
  marked = [];
  const mark = server.markNotificationsRead.bind(server);
  server.markNotificationsRead = async (uid, ids, signal) => {
    const outcome = await mark(uid, ids, signal);
    if (outcome.kind === 'ok') marked.push(ids);
    return outcome;
  };
});

const notices = (count: number): Notification[] =>
  Array.from({ length: count }, (_, index) => ({
    id: notificationId(`n${index}`),
    to: device.uid,
    type: 'system' as const,
    title: `알림 ${index}`,
    body: '',
    link: '',
    meta: {},
    read: false,
    createdAt: millis(index),
  }));

/** As many notifications as that are on the server and on this device. */
async function given(count: number): Promise<readonly Notification[]> {
  const all = notices(count);
  for (const { id, createdAt } of all) server.unread.set(id, createdAt);
  await mergeServerNotifications(device.db, all);
  return all;
}

const waiting = async () => (await device.db.outbox.toArray()).map(({ intent }) => intent);
const unreadHere = () => device.db.notifications.filter(({ read }) => !read).count();

test('all of 1,200 are read at once here and in batches of at most 500 on the server', PATIENT, async () => {
  await given(1_200);
  await markAllNotificationsRead(device.db, device.environment);
  expect(await unreadHere()).toBe(0);
  expect(server.requests).toBe(0);
  await device.drainUntilQuiet();
  expect(marked.map((batch) => batch.length)).toEqual([500, 500, 200]);
  expect(new Set(marked.flat()).size).toBe(1_200);
  expect(await device.db.outbox.count()).toBe(0);
});

test('a network that breaks between the batches leaves none unmarked', PATIENT, async () => {
  await given(600);
  await markAllNotificationsRead(device.db, device.environment);
  let asked = 0;
  server.fault = () => {
    asked += 1;
    return { kind: asked === 2 ? 'answer_lost' : 'none' };
  };
  await device.drainUntilQuiet();
  expect(server.unread.size).toBe(0);
  expect(marked.every((batch) => batch.length <= 500)).toBe(true);
});

test('one is marked alone, once however often it is pressed', async () => {
  const [first] = await given(3);
  if (!first) throw new Error('no notification');
  await markNotificationRead(device.db, first.id, device.environment);
  await markNotificationRead(device.db, first.id, device.environment);
  expect(await unreadHere()).toBe(2);
  await device.drainUntilQuiet();
  expect(marked).toEqual([[first.id]]);
});

test('what was marked offline stays read while the server still says otherwise', async () => {
  await given(3);
  await markAllNotificationsRead(device.db, device.environment);
  await given(3);
  expect(await unreadHere()).toBe(0);
});

test('all read twice, with news in between, names everything once', async () => {
  await given(2);
  await markAllNotificationsRead(device.db, device.environment);
  await given(3);
  await markAllNotificationsRead(device.db, device.environment);
  const ids = ['n0', 'n1', 'n2'];
  expect(await waiting()).toEqual([{ kind: 'all_notifications_read', ids, upTo: 2 }]);
  await device.drainUntilQuiet();
  expect(marked).toEqual([ids]);
});

test('all read says up to the newest that this device has shown', async () => {
  await given(3);
  await markAllNotificationsRead(device.db, device.environment);
  expect(await waiting()).toEqual([{ kind: 'all_notifications_read', ids: ['n0', 'n1', 'n2'], upTo: 2 }]);
});

test('those that this device never held are marked too, in batches, and news since the press are not', async () => {
  const all = notices(700);
  for (const { id, createdAt } of all) server.unread.set(id, createdAt);
  const news = notificationId('news');
  await mergeServerNotifications(device.db, all.slice(-2));
  await markAllNotificationsRead(device.db, device.environment);
  // By the server's clock, which this device's is far ahead of.
  server.unread.set(news, millis(700));
  await device.drainUntilQuiet();
  expect(marked.map((batch) => batch.length)).toEqual([500, 200]);
  expect([...server.unread.keys()]).toEqual([news]);
});

test('what this device shows is marked even where its clock is behind the server’s', async () => {
  const [first] = await given(1);
  if (!first) throw new Error('no notification');
  server.unread.set(first.id, millis(device.environment.now() + 60_000));
  await markAllNotificationsRead(device.db, device.environment);
  await device.drainUntilQuiet();
  expect(marked).toEqual([[first.id]]);
});

test('one that is gone from the server does not keep the others unread', async () => {
  const all = await given(3);
  const [gone] = all;
  if (!gone) throw new Error('no notification');
  server.unread.delete(gone.id);
  await markAllNotificationsRead(device.db, device.environment);
  await device.drainUntilQuiet();
  expect(marked).toEqual([['n1', 'n2']]);
});

test('what is read already, or not on this device, is not marked', async () => {
  const [first] = await given(3);
  if (!first) throw new Error('no notification');
  await mergeServerNotifications(device.db, [{ ...first, read: true }]);
  await markNotificationRead(device.db, first.id, device.environment);
  await markNotificationRead(device.db, notificationId('nowhere'), device.environment);
  expect(await waiting()).toEqual([]);
  await markAllNotificationsRead(device.db, device.environment);
  expect(await waiting()).toMatchObject([{ ids: ['n1', 'n2'] }]);
});

test('where all are read, nothing waits to be marked', async () => {
  const all = await given(2);
  await mergeServerNotifications(
    device.db,
    all.map((one) => ({ ...one, read: true })),
  );
  await markAllNotificationsRead(device.db, device.environment);
  expect(await waiting()).toEqual([]);
});
