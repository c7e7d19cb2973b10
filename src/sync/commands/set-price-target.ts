import { appendWish } from '#data/local/outbox-store.ts';
import { showTarget } from '#data/local/target-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { isTarget, PRICE_TARGET_LIMITS, targetIdOf, type PriceTarget } from '#domain/gold/price-target.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';

export type TargetRefusal = 'invalid' | 'full';

/**
 * Sets a price at which the person is to be told, or takes it back. One that is set already stays as it is.
 */
export async function setPriceTarget(
  db: UserDatabase,
  { side, direction, perDon }: PriceTarget,
  wanted: boolean,
  environment: Environment,
  most: number = PRICE_TARGET_LIMITS.most,
): Promise<Result<null, TargetRefusal>> {
  const target = { side, direction, perDon };
  if (wanted && !isTarget(target)) return err('invalid');
  const id = targetIdOf(target);
  return db.transaction('rw', [db.priceTargets, db.outbox], async () => {
    const isSet = (await db.priceTargets.get(id)) !== undefined;
    if (isSet === wanted) return ok(null);
    if (wanted && (await db.priceTargets.count()) >= most) return err('full');
    const now = environment.now();
    await showTarget(db, target, wanted, now);
    await appendWish(db, { kind: 'price_target', target, wanted }, now);
    return ok(null);
  });
}
