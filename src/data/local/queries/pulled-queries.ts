import { millis, type Millis } from '#domain/units.ts';
import { pulledMetaKey, type PulledList } from '../pulled-lists.ts';
import type { UserDatabase } from '../user-database.ts';

/** Whether the server has answered on this device for all of these lists, in this visit or an earlier one. */
export async function hasPulled(db: UserDatabase, lists: readonly PulledList[]): Promise<boolean> {
  const marks = await db.meta.bulkGet(lists.map(pulledMetaKey));
  return marks.every((mark) => mark !== undefined);
}

/** When the server last answered for a list that is dated; `null` where this device does not know. */
export async function pulledAt(db: UserDatabase, list: PulledList): Promise<Millis | null> {
  const value = (await db.meta.get(pulledMetaKey(list)))?.value;
  return typeof value === 'number' ? millis(value) : null;
}
