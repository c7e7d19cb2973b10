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

/** Removes the pictures of conversations from this device, and what would still lead to them. */
export async function forgetPrivatePictures(): Promise<void> {
  await Promise.all([deleteCaches(), deleteAddresses()]);
}

async function deleteCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PRIVATE_CACHE_PREFIX)).map((name) => caches.delete(name)),
  );
}

async function deleteAddresses(): Promise<void> {
  const database = await openExisting(DATABASE);
  if (!database) return;
  try {
    if (!database.objectStoreNames.contains(STORE)) return;
    const transaction = database.transaction(STORE, 'readwrite');
    const { store } = transaction;
    const ours = IDBKeyRange.bound(PRIVATE_CACHE_PREFIX, `${PRIVATE_CACHE_PREFIX}\uffff`);
    const keys = await store.index(BY_CACHE).getAllKeys(ours);
    await Promise.all(keys.map((key) => store.delete(key)));
    await transaction.done;
  } finally {
    database.close();
  }
}
