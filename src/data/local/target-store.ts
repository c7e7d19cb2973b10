import type { StoredTarget } from '#documents/price-target.ts';
import { targetIdOf, type PriceTarget } from '#domain/gold/price-target.ts';
import type { Millis } from '#domain/units.ts';
import { TARGET_LANES } from './intent-names.ts';
import type { LocalTarget, UserDatabase } from './user-database.ts';

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

/** Takes the server's list, which is the whole one, except for the targets whose own wish still waits. */
export async function mergeServerTargets(db: UserDatabase, server: readonly StoredTarget[]): Promise<void> {
  await db.transaction('rw', [db.priceTargets, db.outbox], async () => {
    const rows = await db.outbox.where('lane').startsWith(TARGET_LANES).toArray();
    const undecided = new Set(
      rows.flatMap(({ intent }) => (intent.kind === 'price_target' ? [targetIdOf(intent.target)] : [])),
    );
    const decided = server.map(localTarget).filter(({ id }) => !undecided.has(id));
    const kept = new Set([...decided.map(({ id }) => id), ...undecided]);
    const known = await db.priceTargets.toCollection().primaryKeys();
    await db.priceTargets.bulkDelete(known.filter((id) => !kept.has(id)));
    await db.priceTargets.bulkPut(decided);
  });
}

const localTarget = (target: StoredTarget): LocalTarget => ({ id: targetIdOf(target), ...target });
