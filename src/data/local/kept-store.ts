import Dexie from 'dexie';
import type { UserId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';
import { userDatabaseName, type MetaEntry, type UserDatabase } from './user-database.ts';

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

/**
 * Whether this device keeps that person's data. A database that a screen has just made for somebody who was taken
 * for signed in keeps nothing yet. Opened without a version and closed again, so that asking makes none, and none
 * that a sign-out deletes meanwhile comes back.
 */
export async function isKeptHere(uid: UserId): Promise<boolean> {
  const found = new Dexie(userDatabaseName(uid));
  try {
    await found.open();
    return typeof (await found.table<MetaEntry>('meta').get(KEPT_SINCE))?.value === 'number';
  } catch (error) {
    if (error instanceof Dexie.NoSuchDatabaseError) return false;
    throw error;
  } finally {
    found.close();
  }
}
