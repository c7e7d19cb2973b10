import type { UserId } from '#domain/ids.ts';
import type { BlockedPerson } from '#domain/safety/report.ts';
import type { UserDatabase } from '../user-database.ts';

/** Whom the person has blocked, the last one first. */
export async function blockedPeople(db: UserDatabase): Promise<readonly BlockedPerson[]> {
  const people = await db.blocks.toArray();
  return people.sort((a, b) => b.createdAt - a.createdAt);
}

export const isBlocked = async (db: UserDatabase, person: UserId): Promise<boolean> =>
  (await db.blocks.get(person)) !== undefined;
