import { millis, type Millis } from '#domain/units.ts';
import { pulledMetaKey, type PulledList } from './pulled-lists.ts';
import { readTogether } from './read-together.ts';
import type { UserDatabase } from './user-database.ts';

/** How far this device has a list, by the server's clock, and when it was last read whole, by its own. */
export interface ListPlace {
  readonly to: Millis;
  readonly wholeAt: Millis;
}

export interface ListStand {
  /** `null` where this device has no place in it, or none that it could read. */
  readonly place: ListPlace | null;
  /** The server has answered for it, in this visit or an earlier one. */
  readonly isPulled: boolean;
  /** What stands behind its live page was walked to the end. */
  readonly isWalked: boolean;
}

/** How this device stands with a list, in one reading for all lists that are asked about at once. */
export async function standOf(db: UserDatabase, list: PulledList): Promise<ListStand> {
  const keys = [followedKey(list), pulledMetaKey(list), wholeKey(list)];
  const [followed, pulled, whole] = await readTogether(db.meta, keys);
  return {
    place: placeOf(followed?.value),
    isPulled: pulled !== undefined,
    isWalked: reachOf(whole?.value) !== null,
  };
}

function placeOf(value: unknown): ListPlace | null {
  if (typeof value !== 'object' || value === null || !('to' in value) || !('wholeAt' in value)) return null;
  const { to, wholeAt } = value;
  if (typeof to !== 'number' || typeof wholeAt !== 'number' || to <= 0) return null;
  return { to: millis(to), wholeAt: millis(wholeAt) };
}

/** Notes how far this device has come in a list. */
export async function notePlace(db: UserDatabase, list: PulledList, place: ListPlace): Promise<void> {
  await db.meta.put({ key: followedKey(list), value: place });
}

/** Up to where this device has all of a list, what stands behind its live page included. */
export async function wholeReach(db: UserDatabase, list: string): Promise<Millis | null> {
  return reachOf((await db.meta.get(wholeKey(list)))?.value);
}

const reachOf = (held: unknown): Millis | null => (typeof held === 'number' ? millis(held) : null);

/** Notes that a walk behind the live page has come to its end, up to `to`. */
export async function noteWholeReach(db: UserDatabase, list: string, to: Millis): Promise<void> {
  await db.meta.put({ key: wholeKey(list), value: to });
}

/** Notes that a walk has begun: whoever is interrupted in it has a hole. */
export async function forgetWholeReach(db: UserDatabase, list: string): Promise<void> {
  await db.meta.delete(wholeKey(list));
}

const followedKey = (list: PulledList): string => `followed:${list}`;
const wholeKey = (list: string): string => `whole-to:${list}`;
