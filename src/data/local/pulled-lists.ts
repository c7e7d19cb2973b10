import type { Millis } from '#domain/units.ts';
import type { UserDatabase } from './user-database.ts';

/** The lists of a person's own that the server keeps live on this device, or that are asked for when shown. */
export type PulledList =
  | 'rooms'
  | 'notifications'
  | 'notification marks'
  | 'favorites'
  | 'blocks'
  | 'exchanges'
  | 'priceTargets'
  | 'savedSearches'
  | 'orders:buyerId'
  | 'orders:sellerId';

/**
 * Where `meta` says that the server has answered for a list: from then on an empty one is known to be empty.
 */
export const pulledMetaKey = (list: PulledList): string => `pulled:${list}`;

export async function markPulled(db: UserDatabase, list: PulledList): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const key = pulledMetaKey(list);
    // Written once: screens watch it.
    if (!(await db.meta.get(key))) await db.meta.put({ key, value: true });
  });
}

/** Lists whose screens say as of when they are. Of the others no hour is written, since screens watch them. */
const DATED: readonly PulledList[] = ['exchanges', 'notifications'];

export const isDated = (list: PulledList): boolean => DATED.includes(list);

/** Writes down when the server has answered for a list that is dated, in the place of the mark. */
export async function notePulledAt(db: UserDatabase, list: PulledList, at: Millis): Promise<void> {
  await db.meta.put({ key: pulledMetaKey(list), value: at });
}
