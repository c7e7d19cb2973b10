import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { liveBadges } from './live-badges.ts';
import { observe } from './observe.ts';
import { NO_BADGES, REQUESTED_EXCHANGES_META } from './queries/badge-queries.ts';
import type { UserDatabase } from './user-database.ts';

let db: UserDatabase;

beforeEach(async () => {
  ({ db } = new FakeDevice(new FakeServer()));
  // A database that is being made tells of all of its tables, and whoever reads them is told twice.
  await db.open();
});

const request = (value: number) => db.meta.put({ key: REQUESTED_EXCHANGES_META, value });

/** Follows the counts; `heard` is what they were at each answer. */
function follow() {
  const heard: unknown[] = [];
  const badges = liveBadges(db);
  const stop = badges.subscribe(() => heard.push(badges.get()));
  return { heard, stop };
}

test('nothing is known before the device has answered, and an answer of nothing is told', async () => {
  expect(liveBadges(db).get()).toBeNull();
  const { heard, stop } = follow();
  await expect.poll(() => heard).toEqual([NO_BADGES]);
  stop();
});

test('all who look are told, and the rooms are read once for them', async () => {
  await db.open();
  const reads = vi.spyOn(db.chats, 'toArray');
  const followers = [follow(), follow(), follow()];
  await expect.poll(() => followers.map(({ heard }) => heard.length)).toEqual([1, 1, 1]);
  expect(reads).toHaveBeenCalledTimes(1);
  await request(3);
  await expect
    .poll(() => followers.map(({ heard }) => heard.at(-1)))
    .toEqual(followers.map(() => ({ ...NO_BADGES, adminRequested: 3 })));
  // What is written to one table has no other one read.
  expect(reads).toHaveBeenCalledTimes(1);
  for (const { stop } of followers) stop();
});

test('the same counts are the same object, and told all the same', async () => {
  await request(3);
  const { heard, stop } = follow();
  await expect.poll(() => heard.length).toBe(1);
  await db.meta.put({ key: REQUESTED_EXCHANGES_META, value: 3 });
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[1]).toBe(heard[0]);
  stop();
});

test('once nobody looks nothing is read, and whoever looks again is told what holds then', async () => {
  const first = follow();
  await expect.poll(() => first.heard.length).toBe(1);
  first.stop();
  expect(liveBadges(db).get()).toBeNull();
  const reads = vi.spyOn(db.chats, 'toArray');
  // Whoever else follows what was written has been told of it: then nobody is any more.
  const told: unknown[] = [];
  const stopTelling = observe(
    () => db.meta.get(REQUESTED_EXCHANGES_META),
    (row) => told.push(row?.value),
  );
  await request(5);
  await expect.poll(() => told.at(-1)).toBe(5);
  stopTelling();
  expect(reads).not.toHaveBeenCalled();
  const second = follow();
  await expect.poll(() => second.heard).toEqual([{ ...NO_BADGES, adminRequested: 5 }]);
  second.stop();
});

test('a count that fails ends nothing', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { heard, stop } = follow();
  await expect.poll(() => heard.length).toBe(1);
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
    throw new Error('gone');
  });
  await request(1);
  await expect.poll(() => told.mock.calls.length).toBe(1);
  await request(2);
  await expect.poll(() => heard.at(-1)).toEqual({ ...NO_BADGES, adminRequested: 2 });
  stop();
  told.mockRestore();
});
