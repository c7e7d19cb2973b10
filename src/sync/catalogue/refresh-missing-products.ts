import { cursorKeys } from '#data/local/cursor-keys.ts';
import type { ProductId } from '#domain/ids.ts';
import { ok } from '#domain/result.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { isFresh, MAX_AGE_MS } from './freshness.ts';
import { refreshProduct } from './refresh-product.ts';
import { NO_POSITION } from './refresh-when-stale.ts';

/** Reads at the same time: enough to be quick, few enough to leave room for the person's own traffic. */
const AT_ONCE = 6;
/** One refresh asks for no more; the next goes on. */
const MAX_READS = 60;

/**
 * Fetches the listings of `ids` that this device lacks, one by one: a query would be refused as a whole for one
 * hidden listing among them. Those that are gone are not asked for again for a while.
 */
export async function refreshMissingProducts(
  deps: CatalogueDeps,
  ids: readonly ProductId[],
): Promise<Refreshed> {
  const wanted = (await missingOf(deps, [...new Set(ids)])).slice(0, MAX_READS);
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    const answers = await Promise.all(wanted.slice(start, start + AT_ONCE).map((id) => fetchOne(deps, id)));
    const silence = answers.find((answer) => !answer.ok);
    if (silence) return silence;
  }
  return ok(null);
}

async function missingOf(
  { catalogue, environment }: CatalogueDeps,
  ids: readonly ProductId[],
): Promise<readonly ProductId[]> {
  const [held, absences] = await Promise.all([
    catalogue.products.bulkGet([...ids]),
    catalogue.cursors.bulkGet(ids.map(cursorKeys.missingProduct)),
  ]);
  const now = environment.now();
  return ids.filter((_, i) => {
    const absence = absences[i];
    return held[i] === undefined && !(absence && isFresh(absence, now, MAX_AGE_MS.profiles));
  });
}

/** Gone or hidden is an answer too. */
async function fetchOne(deps: CatalogueDeps, id: ProductId): Promise<Refreshed> {
  const answer = await refreshProduct(deps, id, { isForced: true });
  if (answer.ok) return answer;
  if (answer.code === 'offline') return answer;
  const { catalogue, environment } = deps;
  await catalogue.cursors.put({
    key: cursorKeys.missingProduct(id),
    value: NO_POSITION,
    syncedAt: environment.now(),
  });
  return ok(null);
}
