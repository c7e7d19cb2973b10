import type { UserId } from '#domain/ids.ts';
import type { BlockedPerson } from '#domain/safety/report.ts';
import type { UserDatabase } from '../user-database.ts';

/** Whom the person has blocked, the last one first. */
export async function blockedPeople(db: UserDatabase): Promise<readonly BlockedPerson[]> {
  const people = await db.blocks.toArray();
  return people.sort((a, b) => b.createdAt - a.createdAt);
}

/** The same people where only it matters who they are. */
export const blockedIds = async (db: UserDatabase): Promise<ReadonlySet<UserId>> =>
  new Set(await db.blocks.toCollection().primaryKeys());

export const isBlocked = async (db: UserDatabase, person: UserId): Promise<boolean> =>
  (await db.blocks.get(person)) !== undefined;
