import { cursorKeys } from '#data/local/cursor-keys.ts';
import { ok } from '#domain/result.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { isFresh, MAX_AGE_MS } from './freshness.ts';
import { NO_POSITION, refreshWhenStale, type RefreshOptions } from './refresh-when-stale.ts';

/** The shops, read whole. */
export const refreshStores = (deps: CatalogueDeps, options: RefreshOptions): Promise<Refreshed> =>
  refreshWhenStale(deps, cursorKeys.stores, MAX_AGE_MS.reference, options, async (remote) => {
    const page = await remote.stores();
    if (!page.ok) return page;
    const { stores } = deps.catalogue;
    await deps.catalogue.transaction('rw', stores, async () => {
      if (!page.value.isFull) await stores.clear();
      await stores.bulkPut([...page.value.rows]);
    });
    return ok(NO_POSITION);
  });

/** How long the prices of earlier days are believed: one that is corrected is one of the last. */
const EARLIER_PRICES_MS = 24 * 3_600_000;
/** Today's and yesterday's, or one that is set for tomorrow. */
const LATEST_PRICES = 2;

/**
 * The prices of the last days; those of earlier ones stay. All of them are asked for once a day, and in
 * between only the latest: the cursor says when all were.
 */
export const refreshGoldPrices = (deps: CatalogueDeps, options: RefreshOptions): Promise<Refreshed> =>
  refreshWhenStale(deps, cursorKeys.goldPrices, MAX_AGE_MS.reference, options, async (remote, cursor) => {
    const now = deps.environment.now();
    const isHeld = cursor !== null && isFresh({ ...cursor, syncedAt: cursor.value }, now, EARLIER_PRICES_MS);
    const page = await remote.goldPrices(isHeld && !options.isForced ? LATEST_PRICES : undefined);
    if (!page.ok) return page;
    const { goldPrices } = deps.catalogue;
    await deps.catalogue.transaction('rw', goldPrices, async () => {
      if (!page.value.isFull) await goldPrices.clear();
      await goldPrices.bulkPut([...page.value.rows]);
    });
    return ok(isHeld && !options.isForced ? cursor.value : now);
  });

/** The fee tables in force and to come; earlier ones stay, so that an old exchange can be explained. */
export const refreshFeeTables = (deps: CatalogueDeps, options: RefreshOptions): Promise<Refreshed> =>
  refreshWhenStale(deps, cursorKeys.feeTables, MAX_AGE_MS.reference, options, async (remote) => {
    const page = await remote.feeTables();
    if (!page.ok) return page;
    const { feeTables } = deps.catalogue;
    await deps.catalogue.transaction('rw', feeTables, async () => {
      if (!page.value.isFull) await feeTables.clear();
      await feeTables.bulkPut([...page.value.rows]);
    });
    return ok(NO_POSITION);
  });
