import { markPulled } from '#data/local/pulled-lists.ts';
import { mergeServerTargets, targetsBefore } from '#data/local/target-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { publicReader } from '#data/remote/catalogue-remote.ts';
import { priceTargetsOf } from '#data/remote/queries.ts';
import { parsePriceTarget } from '#documents/price-target.ts';
import { err, ok, type Result } from '#domain/result.ts';

/**
 * Brings the person's targets to this device when somebody looks at them: few have any, so nobody pays for
 * following them.
 */
export async function refreshPriceTargets(db: UserDatabase): Promise<Result<null, 'offline' | 'denied'>> {
  const before = await targetsBefore(db);
  const answer = await publicReader().query(priceTargetsOf(db.uid), db.uid);
  if (!answer.ok) return err(answer.code);
  await mergeServerTargets(
    db,
    answer.value.flatMap(({ id, data }) => parsePriceTarget(id, data) ?? []),
    before,
  );
  await markPulled(db, 'priceTargets');
  return ok(null);
}
