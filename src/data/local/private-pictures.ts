import { openExisting } from '#data/device/open-existing.ts';

/** Caches whose names begin so hold pictures of one person's conversations. */
const PRIVATE_CACHE_PREFIX = 'geumnaru-private';
/**
 * Where Workbox keeps when each picture was seen: by its whole address, which lets whoever has it see the
 * picture.
 */
const DATABASE = 'workbox-expiration';
const STORE = 'cache-entries';
const BY_CACHE = 'cacheName';

/**
 * Removes the pictures of conversations from this device, and what would still lead to them: all, or those of one
 * person, whose id their addresses name.
 */
export async function forgetPrivatePictures(uid = ''): Promise<void> {
  await Promise.all([deletePictures(uid), deleteAddresses(uid)]);
}

async function deletePictures(uid: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(PRIVATE_CACHE_PREFIX));
  await Promise.all(names.map((name) => (uid === '' ? caches.delete(name) : deleteOf(uid, name))));
}

async function deleteOf(uid: string, name: string): Promise<void> {
  const cache = await caches.open(name);
  const theirs = (await cache.keys()).filter(({ url }) => url.includes(uid));
  await Promise.all(theirs.map((request) => cache.delete(request)));
}

async function deleteAddresses(uid: string): Promise<void> {
  const database = await openExisting(DATABASE);
  if (!database) return;
  try {
    if (!database.objectStoreNames.contains(STORE)) return;
    const transaction = database.transaction(STORE, 'readwrite');
    const { store } = transaction;
    const ours = IDBKeyRange.bound(PRIVATE_CACHE_PREFIX, `${PRIVATE_CACHE_PREFIX}\uffff`);
    const keys = await store.index(BY_CACHE).getAllKeys(ours);
    const theirs = keys.filter((key) => uid === '' || (typeof key === 'string' && key.includes(uid)));
    await Promise.all(theirs.map((key) => store.delete(key)));
    await transaction.done;
  } finally {
    database.close();
  }
}
