import { NO_POSITION } from '#data/local/cursor-store.ts';
import { goldPriceOn } from '#data/local/queries/gold-queries.ts';
import { putReference } from '#data/local/reference-store.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { ok } from '#domain/result.ts';
import type { Store } from '#domain/store/store.ts';
import { DAY_MS, seoulDate } from '#domain/time/seoul.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { isFresh, MAX_AGE_MS } from './freshness.ts';
import { refreshGoldYears } from './refresh-gold-years.ts';
import { refreshWhenStale, type RefreshOptions } from './refresh-when-stale.ts';

/** Pages of shops that one refresh reads: far more than there are. */
const MOST_STORE_PAGES = 10;

/** The shops, read whole, however many pages that takes. */
export const refreshStores = (deps: CatalogueDeps, options: RefreshOptions): Promise<Refreshed> =>
  refreshWhenStale(deps, cursorKeys.stores, MAX_AGE_MS.reference, options, async (remote) => {
    const rows: Store[] = [];
    let isFull = true;
    for (let pages = 0; isFull && pages < MOST_STORE_PAGES; pages += 1) {
      const page = await remote.stores(rows.at(-1)?.id ?? null);
      if (!page.ok) return page;
      rows.push(...page.value.rows);
      isFull = page.value.isFull;
    }
    await putReference(deps.catalogue, 'stores', { rows, isFull });
    return ok(NO_POSITION);
  });

/**
 * The prices of the last days; those of earlier ones stay. All of them are asked for at first, and then only
 * the one in force and what has come behind it: what was corrected of earlier days is said by the year that they are in, once a day.
 */
export const refreshGoldPrices = async (deps: CatalogueDeps, options: RefreshOptions): Promise<Refreshed> => {
  const latest = await refreshWhenStale(
    deps,
    cursorKeys.goldPrices,
    MAX_AGE_MS.reference,
    options,
    async (remote, cursor) => {
      const isHeld = cursor !== null && !options.isForced;
      const today = seoulDate(deps.environment.now());
      const inForce = isHeld ? await goldPriceOn(deps.catalogue, today) : undefined;
      const page = await remote.goldPrices(inForce?.date ?? null);
      if (!page.ok) return page;
      // Nothing is said of earlier days by what begins at a later one.
      const { rows, isFull } = page.value;
      await putReference(deps.catalogue, 'goldPrices', { rows, isFull: isFull || isHeld });
      // When all were asked for: their year is not asked for on the same day.
      return ok(isHeld ? cursor.value : deps.environment.now());
    },
  );
  return latest.ok ? refreshEarlier(deps) : latest;
};

/** Not on the day on which all of the last days were asked for: a first visit has one question less. */
async function refreshEarlier(deps: CatalogueDeps): Promise<Refreshed> {
  const cursor = await deps.catalogue.cursors.get(cursorKeys.goldPrices);
  const isNew = cursor && isFresh({ ...cursor, syncedAt: cursor.value }, deps.environment.now(), DAY_MS);
  return isNew ? ok(null) : refreshGoldYears(deps, 'recent', { isForced: false });
}

/** The fee tables in force and to come; earlier ones stay, so that an old exchange can be explained. */
export const refreshFeeTables = (deps: CatalogueDeps, options: RefreshOptions): Promise<Refreshed> =>
  refreshWhenStale(deps, cursorKeys.feeTables, MAX_AGE_MS.reference, options, async (remote) => {
    const page = await remote.feeTables();
    if (!page.ok) return page;
    await putReference(deps.catalogue, 'feeTables', page.value);
    return ok(NO_POSITION);
  });
