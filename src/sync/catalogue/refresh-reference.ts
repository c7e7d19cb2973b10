import { cursorKeys } from '#data/local/cursor-keys.ts';
import { ok } from '#domain/result.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { MAX_AGE_MS } from './freshness.ts';
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

/** The prices of the last weeks; those of earlier days stay. */
export const refreshGoldPrices = (deps: CatalogueDeps, options: RefreshOptions): Promise<Refreshed> =>
  refreshWhenStale(deps, cursorKeys.goldPrices, MAX_AGE_MS.reference, options, async (remote) => {
    const page = await remote.goldPrices();
    if (!page.ok) return page;
    const { goldPrices } = deps.catalogue;
    await deps.catalogue.transaction('rw', goldPrices, async () => {
      if (!page.value.isFull) await goldPrices.clear();
      await goldPrices.bulkPut([...page.value.rows]);
    });
    return ok(NO_POSITION);
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
