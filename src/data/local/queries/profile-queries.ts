import { cursorKeys } from '../cursor-keys.ts';
import type { Profile } from '#domain/account/account.ts';
import type { UserId } from '#domain/ids.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';

export const findProfile = (db: CatalogueDatabase, uid: UserId): Promise<Profile | undefined> =>
  db.profiles.get(uid);

/** The profiles that are on the device, by uid. */
export async function profilesByIds(
  db: CatalogueDatabase,
  uids: readonly UserId[],
): Promise<ReadonlyMap<UserId, Profile>> {
  const profiles = await db.profiles.bulkGet([...new Set(uids)]);
  return new Map(
    profiles.filter((profile) => profile !== undefined).map((profile) => [profile.uid, profile]),
  );
}

/** Whether the server has ever been asked who somebody is: only then an absent profile is an answer. */
export const isProfileAsked = async (db: CatalogueDatabase, uid: UserId): Promise<boolean> =>
  (await db.cursors.get(cursorKeys.profile(uid))) !== undefined;
