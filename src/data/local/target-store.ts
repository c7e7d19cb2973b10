import type { StoredTarget } from '#documents/price-target.ts';
import { targetIdOf, type PriceTarget } from '#domain/gold/price-target.ts';
import type { Millis } from '#domain/units.ts';
import { TARGET_LANES } from './intent-names.ts';
import type { LocalTarget, UserDatabase } from './user-database.ts';
import { mergeWished, wishedList, type WishedList } from './wished-list.ts';

/** Shows a target, or no longer, before the server has heard of it. */
export async function showTarget(
  db: UserDatabase,
  target: PriceTarget,
  isSet: boolean,
  now: Millis,
): Promise<void> {
  if (isSet) await db.priceTargets.put(localTarget({ ...target, createdAt: now }));
  else await db.priceTargets.delete(targetIdOf(target));
}

/** How the targets stand before the server is asked for them. */
export const targetsBefore = (db: UserDatabase): Promise<WishedList> =>
  wishedList(db, db.priceTargets, TARGET_LANES);

/** Takes the server's list, which was asked for when they stood as `before`. */
export const mergeServerTargets = (
  db: UserDatabase,
  server: readonly StoredTarget[],
  before: WishedList,
): Promise<void> => mergeWished(db, db.priceTargets, TARGET_LANES, server.map(localTarget), before);

const localTarget = (target: StoredTarget): LocalTarget => ({ id: targetIdOf(target), ...target });
