import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { remoteConfig } from './config.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { persistedToken, persistedUid } from './persisted-sign-in.ts';

const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

/** What Firebase writes. */
async function kept(rows: readonly object[]): Promise<void> {
  const database = await openDB(DATABASE, 1, {
    upgrade: (opened) => void opened.createObjectStore(STORE, { keyPath: 'fbase_key' }),
  });
  for (const row of rows) await database.put(STORE, row);
  database.close();
}

const keyOf = (apiKey: string) => `firebase:authUser:${apiKey}:[DEFAULT]`;
const ours = keyOf(remoteConfig.firebase.apiKey);

afterEach(() => deleteDB(DATABASE));

test('gives whom Firebase keeps as signed in', async () => {
  await kept([{ fbase_key: ours, value: { uid: 'buyer1', email: 'buyer@example.com' } }]);
  expect(await persistedUid()).toBe('buyer1');
});

test('where Firebase was never used gives nobody, and leaves no database in its way', async () => {
  expect(await persistedUid()).toBeNull();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASE);
});

test('what was ended, is of another project or cannot be read is nobody', async () => {
  await kept([{ fbase_key: keyOf('another'), value: { uid: 'buyer1' } }]);
  expect(await persistedUid()).toBeNull();
  await kept([{ fbase_key: ours, value: { uid: 7 } }]);
  expect(await persistedUid()).toBeNull();
  await kept([{ fbase_key: ours, value: null }]);
  expect(await persistedUid()).toBeNull();
});

test('gives the token of exactly this person, while it holds', async () => {
  const now = 1_760_000_000_000;
  const tokens = { accessToken: 'token', refreshToken: 'more', expirationTime: now + 600_000 };
  await kept([{ fbase_key: ours, value: { uid: 'buyer1', stsTokenManager: tokens } }]);
  expect(await persistedToken(userId('buyer1'), now)).toBe('token');
  expect(await persistedToken(userId('seller1'), now)).toBeNull();
  expect(await persistedToken(userId('buyer1'), now + 590_000)).toBeNull();
  await kept([{ fbase_key: ours, value: { uid: 'buyer1' } }]);
  expect(await persistedToken(userId('buyer1'), now)).toBeNull();
});
