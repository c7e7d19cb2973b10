import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { goldPriceOn } from '#data/local/queries/gold-queries.ts';
import { PRICE_EDIT_LIMITS } from '#domain/gold/price-edit.ts';
import { dateAfter } from '#domain/time/business-days.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { aGoldPrice, aStore } from '#tests/support/catalogue-fixtures.ts';
import { storeId } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { refreshGoldPrices, refreshStores } from './refresh-reference.ts';

const WHEN_STALE = { isForced: false };
let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
});

describe('the shops', () => {
  const shop = (n: number) => aStore({ id: storeId(`s${String(n).padStart(3, '0')}`) });

  it('are all of them, however many pages that takes, and what is gone goes', async () => {
    device.server.stores = Array.from({ length: 300 }, (_, n) => shop(n));
    await device.catalogue.stores.bulkPut([shop(999), aStore({ id: storeId('a') })]);
    expect((await refreshStores(device.deps, WHEN_STALE)).ok).toBe(true);
    expect(await device.catalogue.stores.toArray()).toEqual(device.server.stores);
    expect(device.server.asked).toEqual(['stores', 'stores s199']);
  });

  it('stay as they are where a page does not come', async () => {
    await device.catalogue.stores.put(shop(999));
    device.server.stores = Array.from({ length: 300 }, (_, n) => shop(n));
    device.server.beforeAnswer = (question) => {
      device.server.isReachable = question === 'stores';
    };
    expect(await refreshStores(device.deps, WHEN_STALE)).toEqual({ ok: false, code: 'offline' });
    expect(await device.catalogue.stores.toArray()).toEqual([shop(999)]);
  });
});

describe('gold prices', () => {
  it('have the one in force among them, however many are set for later days', async () => {
    const today = seoulDate(device.deps.environment.now());
    const dates = Array.from({ length: PRICE_EDIT_LIMITS.daysAhead + 2 }, (_, index) =>
      dateAfter(today, PRICE_EDIT_LIMITS.daysAhead - 1 - index),
    );
    // The last one set was of yesterday, and there are others before it.
    device.server.goldPrices = [dateAfter(today, PRICE_EDIT_LIMITS.daysAhead), ...dates]
      .filter((date) => date !== today)
      .map((date) => aGoldPrice({ date: date ?? '' }));
    await refreshGoldPrices(device.deps, WHEN_STALE);
    expect((await goldPriceOn(device.catalogue, today))?.date).toBe(dateAfter(today, -1));
  });

  it('are all asked for at first, then the one in force and what is set, and once a day the year that corrects them', async () => {
    const day = (date: string) => aGoldPrice({ date });
    device.server.goldPrices = [day('2026-02-02'), day('2026-02-01'), day('2026-01-31')];
    await refreshGoldPrices(device.deps, WHEN_STALE);
    expect(await device.catalogue.goldPrices.count()).toBe(3);
    device.server.asked.length = 0;
    device.server.goldPrices = [day('2026-02-03'), ...device.server.goldPrices];
    device.pass(3_600_000);
    await refreshGoldPrices(device.deps, WHEN_STALE);
    expect(device.server.asked).toEqual(['goldPrices 2026-02-02']);
    expect(await device.catalogue.goldPrices.count()).toBe(4);
    device.pass(24 * 3_600_000);
    await refreshGoldPrices(device.deps, WHEN_STALE);
    expect(device.server.asked).toEqual(['goldPrices 2026-02-02', 'goldPrices 2026-02-03', 'goldYear 2026']);
    expect(await device.catalogue.goldPrices.count()).toBe(4);
  });
});
