import type { Millis } from '#domain/units.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';

/** Older visits than this many are forgotten. */
const MAX_VISITS = 1_000;

/** Notes that a page was opened, which is what eviction spares; `key` is one of `visitKeys`. */
export async function recordVisit(catalogue: CatalogueDatabase, key: string, at: Millis): Promise<void> {
  await catalogue.transaction('rw', catalogue.visits, async () => {
    await catalogue.visits.put({ key, at });
    const surplus = (await catalogue.visits.count()) - MAX_VISITS;
    if (surplus <= 0) return;
    await catalogue.visits.bulkDelete(await catalogue.visits.orderBy('at').limit(surplus).primaryKeys());
  });
}

export async function forgetVisits(catalogue: CatalogueDatabase, keys: readonly string[]): Promise<void> {
  await catalogue.visits.bulkDelete([...keys]);
}
