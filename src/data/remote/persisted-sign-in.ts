import { parseUserId, type UserId } from '#domain/ids.ts';
import { openExisting } from '#data/device/open-existing.ts';
import { remoteConfig } from './config.ts';

/**
 * As Firebase Auth names them, whose one app here has the default name; a push that is shown in the browser
 * tests proves it.
 */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const KEY = `firebase:authUser:${remoteConfig.firebase.apiKey}:[DEFAULT]`;

/** A token that ends sooner may have ended when it arrives. */
const TOKEN_MARGIN_MS = 60_000;

/**
 * Whom Firebase keeps on this device as signed in, read from the disk; null for nobody. Firebase itself would
 * first ask the server about the account, for half a minute where the network is bad: longer than a push may
 * wait to be shown.
 */
export const persistedUid = async (): Promise<UserId | null> => parseUserId(fieldOf(await keptUser(), 'uid'));

/**
 * The ID token of exactly this person that Firebase keeps on this device, while it holds; null where there is
 * none. The server judges it as any other.
 */
export async function persistedToken(uid: UserId, now: number): Promise<string | null> {
  const user = await keptUser();
  if (fieldOf(user, 'uid') !== uid) return null;
  const tokens = fieldOf(user, 'stsTokenManager');
  const [token, endsAt] = [fieldOf(tokens, 'accessToken'), fieldOf(tokens, 'expirationTime')];
  const holds = typeof endsAt === 'number' && endsAt > now + TOKEN_MARGIN_MS;
  return holds && typeof token === 'string' ? token : null;
}

/** A row is `{ fbase_key, value: { uid, stsTokenManager, … } }`. */
async function keptUser(): Promise<unknown> {
  const database = await openExisting(DATABASE);
  if (!database) return null;
  try {
    return database.objectStoreNames.contains(STORE)
      ? fieldOf(await database.get(STORE, KEY), 'value')
      : null;
  } finally {
    database.close();
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
