import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { aGoldPrice } from '#tests/support/catalogue-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { refreshGoldPrices } from './refresh-reference.ts';

const WHEN_STALE = { isForced: false };
let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
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
