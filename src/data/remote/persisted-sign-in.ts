import { openDB } from 'idb';
import { parseUserId, type UserId } from '#domain/ids.ts';
import { remoteConfig } from './config.ts';

/** As Firebase Auth names them, whose one app here has the default name; a push that is shown in the browser tests proves it. */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const KEY = `firebase:authUser:${remoteConfig.firebase.apiKey}:[DEFAULT]`;

/**
 * Whom Firebase keeps on this device as signed in, read from the disk; null for nobody. Firebase itself would first ask
 * the server about the account, for half a minute where the network is bad: longer than a push may wait to be shown.
 */
export async function persistedUid(): Promise<UserId | null> {
  let isNew = false;
  const opening = openDB(DATABASE, undefined, {
    upgrade(_database, _before, _now, transaction) {
      // Nobody has ever signed in here; an empty database would be in Firebase's way.
      isNew = true;
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });
  try {
    const database = await opening;
    try {
      return database.objectStoreNames.contains(STORE) ? uidOf(await database.get(STORE, KEY)) : null;
    } finally {
      database.close();
    }
  } catch (error) {
    if (isNew) return null;
    throw error;
  }
}

/** A row is `{ fbase_key, value: { uid, … } }`. */
function uidOf(row: unknown): UserId | null {
  if (typeof row !== 'object' || row === null || !('value' in row)) return null;
  const { value } = row;
  return typeof value === 'object' && value !== null && 'uid' in value ? parseUserId(value.uid) : null;
}
