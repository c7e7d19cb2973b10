import type { Profile } from '#domain/account/account.ts';
import type { UserId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
import { cursorKeys } from './cursor-keys.ts';
import { noteSynced } from './cursor-store.ts';
import { putChanged } from './put-changed.ts';

/** Takes what was found of the people who were asked for; who was not found has left, and goes. */
export async function putProfiles(
  catalogue: CatalogueDatabase,
  asked: readonly UserId[],
  profiles: readonly Profile[],
  syncedAt: Millis,
): Promise<void> {
  const found = new Set(profiles.map(({ uid }) => uid));
  await catalogue.transaction('rw', [catalogue.profiles, catalogue.cursors], async () => {
    const held = await catalogue.profiles.bulkGet(profiles.map(({ uid }) => uid));
    await putChanged(catalogue.profiles, profiles, held);
    await catalogue.profiles.bulkDelete(asked.filter((uid) => !found.has(uid)));
    await noteSynced(catalogue, asked.map(cursorKeys.profile), syncedAt);
  });
}
