import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteUserDatabase, openUserDatabase, userDatabaseName } from '#data/local/user-database.ts';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { reopenDatabases } from './reopen-databases.ts';

let stop: () => void;
beforeEach(() => {
  stop = reopenDatabases();
});
afterEach(async () => {
  stop();
  for (const uid of [BUYER, SELLER]) await deleteUserDatabase(uid);
});

test('a worker that outlives a sign-out has the database of the next sign-in', async () => {
  const before = openUserDatabase(BUYER);
  await before.meta.put({ key: 'a', value: 1 });
  // As the page that signs out does it, whose handle is another.
  await Dexie.delete(userDatabaseName(BUYER));
  await expect(before.meta.count()).rejects.toMatchObject({ name: 'DatabaseClosedError' });
  expect(await openUserDatabase(BUYER).meta.count()).toBe(0);
});

test('a sign-out leaves the database of somebody else open', async () => {
  const other = openUserDatabase(SELLER);
  await other.meta.put({ key: 'a', value: 1 });
  await openUserDatabase(BUYER).meta.count();
  await Dexie.delete(userDatabaseName(BUYER));
  expect(openUserDatabase(SELLER)).toBe(other);
  expect(await other.meta.count()).toBe(1);
});
