import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
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
