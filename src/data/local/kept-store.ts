import Dexie from 'dexie';
import type { UserId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';
import { userDatabaseName, type UserDatabase } from './user-database.ts';

const KEPT_SINCE = 'keptSince';

/** Since when this device keeps a person's data without a break; null in a database that has just been made. */
export async function keptSince(db: UserDatabase): Promise<Millis | null> {
  const since = (await db.meta.get(KEPT_SINCE))?.value;
  return typeof since === 'number' ? millis(since) : null;
}

/**
 * Notes that from now on it does, unless it has before; gives since when, and whether that was noted just
 * now.
 */
export const beginKeeping = (
  db: UserDatabase,
  now: Millis,
): Promise<{ readonly since: Millis; readonly isNew: boolean }> =>
  db.transaction('rw', db.meta, async () => {
    const since = await keptSince(db);
    if (since !== null) return { since, isNew: false };
    await db.meta.put({ key: KEPT_SINCE, value: now });
    return { since: now, isNew: true };
  });

/** Whether this device has a database of that person's; asking makes none. */
export const hasUserDatabase = (uid: UserId): Promise<boolean> => Dexie.exists(userDatabaseName(uid));
