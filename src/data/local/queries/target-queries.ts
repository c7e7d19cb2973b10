import { targetRowId } from '../intent-names.ts';
import type { LocalTarget, UserDatabase } from '../user-database.ts';

export interface OwnTarget extends LocalTarget {
  /** The server has not heard of it yet. */
  readonly isWaiting: boolean;
}

/** At which prices the person wants to be told, the one set last first. */
export async function priceTargets(db: UserDatabase): Promise<readonly OwnTarget[]> {
  const targets = await db.priceTargets.toArray();
  const waiting = await Promise.all(
    targets.map(({ id }) => db.outbox.where('id').equals(targetRowId(id)).count()),
  );
  return targets
    .map((target, index) => ({ ...target, isWaiting: (waiting[index] ?? 0) > 0 }))
    .toSorted((a, b) => b.createdAt - a.createdAt);
}
