import 'fake-indexeddb/auto';
import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetPrivatePictures } from './private-pictures.ts';

const DATABASE = 'workbox-expiration';
const STORE = 'cache-entries';

/** As Workbox makes it. */
const workbox = (): Promise<IDBPDatabase> =>
  openDB(DATABASE, 1, {
    upgrade(database) {
      const store = database.createObjectStore(STORE, { keyPath: 'id' });
      store.createIndex('cacheName', 'cacheName', { unique: false });
      store.createIndex('timestamp', 'timestamp', { unique: false });
    },
  });

async function seen(database: IDBPDatabase, cacheName: string, name: string): Promise<void> {
  const url = `https://storage.example/v0/b/b/o/${name}?alt=media&token=key`;
  await database.put(STORE, { url, timestamp: 1, cacheName, id: `${cacheName}|${url}` });
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteDB(DATABASE);
});

test('the addresses of a conversation’s pictures go with them, everybody’s pictures stay', async () => {
  const database = await workbox();
  await seen(database, 'geumnaru-private-pictures', 'one');
  await seen(database, 'geumnaru-private-pictures', 'two');
  await seen(database, 'geumnaru-pictures', 'ring');
  const names = new Set(['geumnaru-private-pictures', 'geumnaru-pictures', 'geumnaru-precache']);
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });

  await forgetPrivatePictures();

  expect(await database.getAllKeys(STORE)).toEqual([expect.stringContaining('geumnaru-pictures|')]);
  expect([...names]).toEqual(['geumnaru-pictures', 'geumnaru-precache']);
  database.close();
});

test('of one person’s conversations alone, those of others stay', async () => {
  const database = await workbox();
  await seen(database, 'geumnaru-private-pictures', 'chatImages%2Fring_anna_bert%2F1.jpg');
  await seen(database, 'geumnaru-private-pictures', 'chatImages%2Fring_bert_carl%2F1.jpg');

  await forgetPrivatePictures('anna');

  expect(await database.getAllKeys(STORE)).toEqual([expect.stringContaining('bert_carl')]);
  database.close();
});

test('where the worker has kept no picture yet, nothing is made that would be in its way', async () => {
  await forgetPrivatePictures();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASE);
});
