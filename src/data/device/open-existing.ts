import { openDB, type IDBPDatabase } from 'idb';

/**
 * Opens a database of somebody else's (Firebase's, Workbox's); `null` where they have made none: ours would
 * be in their way.
 */
export async function openExisting(name: string): Promise<IDBPDatabase | null> {
  let isNew = false;
  try {
    return await openDB(name, undefined, {
      upgrade(_database, _before, _now, transaction) {
        isNew = true;
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
  } catch (error) {
    if (isNew) return null;
    throw error;
  }
}
