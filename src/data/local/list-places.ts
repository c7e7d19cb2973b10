import { millis, type Millis } from '#domain/units.ts';
import type { PulledList } from './pulled-lists.ts';
import type { UserDatabase } from './user-database.ts';

/** How far this device has a list, by the server's clock, and when it was last read whole, by its own. */
export interface ListPlace {
  readonly to: Millis;
  readonly wholeAt: Millis;
}

/** `null` where this device has no place in a list, or none that it could read. */
export async function placeIn(db: UserDatabase, list: PulledList): Promise<ListPlace | null> {
  const value: unknown = (await db.meta.get(followedKey(list)))?.value;
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
  const held: unknown = (await db.meta.get(wholeKey(list)))?.value;
  return typeof held === 'number' ? millis(held) : null;
}

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
