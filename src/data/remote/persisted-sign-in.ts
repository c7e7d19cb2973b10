import { parseUserId, type UserId } from '#domain/ids.ts';
import { openExisting } from '#data/device/open-existing.ts';
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
  const database = await openExisting(DATABASE);
  if (!database) return null;
  try {
    return database.objectStoreNames.contains(STORE) ? uidOf(await database.get(STORE, KEY)) : null;
  } finally {
    database.close();
  }
}

/** A row is `{ fbase_key, value: { uid, … } }`. */
function uidOf(row: unknown): UserId | null {
  if (typeof row !== 'object' || row === null || !('value' in row)) return null;
  const { value } = row;
  return typeof value === 'object' && value !== null && 'uid' in value ? parseUserId(value.uid) : null;
}
