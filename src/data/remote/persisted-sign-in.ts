import type { IDBPDatabase } from 'idb';
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

/** With what a new token of exactly this person is asked for; null where Firebase keeps nobody, or somebody else. */
export async function persistedRenewal(uid: UserId): Promise<string | null> {
  const user = await keptUser();
  const renewal = renewalOf(user);
  return fieldOf(user, 'uid') === uid && typeof renewal === 'string' ? renewal : null;
}

/** As Firebase names them where it keeps them. */
export interface PersistedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expirationTime: number;
}

/**
 * Keeps what the server gave for `renewal`, as Firebase does: new tokens, or nobody where the sign-in has ended
 * (`null`). Whoever has signed out meanwhile, or anew, stays so. Firebase in a page finds it within a second.
 */
export async function replacePersisted(renewal: string, tokens: PersistedTokens | null): Promise<void> {
  await inDatabase(async (database) => {
    const { store, done } = database.transaction(STORE, 'readwrite');
    const user = fieldOf(await store.get(KEY), 'value');
    if (typeof user === 'object' && user !== null && renewalOf(user) === renewal) {
      const row = { fbase_key: KEY, value: { ...user, stsTokenManager: tokens } };
      await Promise.all([tokens === null ? store.delete(KEY) : store.put(row), done]);
    }
  });
}

/** A row is `{ fbase_key, value: { uid, stsTokenManager, … } }`. */
const keptUser = async (): Promise<unknown> =>
  fieldOf(await inDatabase((database) => database.get(STORE, KEY)), 'value');

async function inDatabase<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T | null> {
  const database = await openExisting(DATABASE);
  if (!database) return null;
  try {
    return database.objectStoreNames.contains(STORE) ? await work(database) : null;
  } finally {
    database.close();
  }
}

const renewalOf = (user: unknown): unknown => fieldOf(fieldOf(user, 'stsTokenManager'), 'refreshToken');

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
