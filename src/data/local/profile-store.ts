import type { Profile } from '#domain/account/account.ts';
import type { UserId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
import { cursorKeys } from './cursor-keys.ts';
import { noteSynced } from './cursor-store.ts';
import { ownWritesSince } from './own-writes.ts';
import { putChanged } from './put-changed.ts';

/** The server makes a profile of an account a moment after the account is saved; on a bad day it takes longer. */
const PUBLISHED_WITHIN_MS = 60_000;

/**
 * Takes what was found of the people who were asked for; who was not found has left, and goes. Whoever has just
 * saved their own stays as they are here, and is asked for again.
 */
export async function putProfiles(
  catalogue: CatalogueDatabase,
  asked: readonly UserId[],
  profiles: readonly Profile[],
  askedAt: Millis,
  syncedAt: Millis,
): Promise<void> {
  const found = new Set(profiles.map(({ uid }) => uid));
  await catalogue.transaction('rw', [catalogue.profiles, catalogue.cursors], async () => {
    const saved = await ownWritesSince(catalogue, 'profile', millis(askedAt - PUBLISHED_WITHIN_MS));
    const settled = asked.filter((uid) => !saved.has(uid));
    const held = await catalogue.profiles.bulkGet(profiles.map(({ uid }) => uid));
    const rows = profiles.map((row, index) => (saved.has(row.uid) && held[index]) || row);
    await putChanged(catalogue.profiles, rows, held);
    await catalogue.profiles.bulkDelete(settled.filter((uid) => !found.has(uid)));
    await noteSynced(catalogue, settled.map(cursorKeys.profile), syncedAt);
  });
}
