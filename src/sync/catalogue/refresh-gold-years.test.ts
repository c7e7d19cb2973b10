import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { goldPriceOn, pricePoints } from '#data/local/queries/gold-queries.ts';
import { packYear } from '#domain/gold/price-year.ts';
import { dayNumberOfDate } from '#domain/time/seoul.ts';
import { micros, microsOfMillis, millis, won } from '#domain/units.ts';
import { aGoldPrice } from '#tests/support/catalogue-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { refreshGoldYears } from './refresh-gold-years.ts';

const WHEN_STALE = { isForced: false };
const [HOUR, DAY] = [3_600_000, 24 * 3_600_000];
let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
});

const figures = (date: string, sell: number) => ({
  date,
  buyPerGram: won(sell + 20_000),
  sellPerGram: won(sell),
});
const year = (name: string, updatedAt: number, ...prices: readonly ReturnType<typeof figures>[]) => ({
  year: name,
  days: packYear(name, prices),
  updatedAt: micros(updatedAt),
});
const askedAnew = (): readonly string[] => device.server.asked.splice(0);
const drawn = async () =>
  (await pricePoints(device.catalogue)).map(({ day, sellPerGram }) => [day, sellPerGram]);

describe('packed years', () => {
  it('are all asked for once, and then those that have changed', async () => {
    device.server.goldYears = [
      year('2025', 1, figures('2025-12-30', 1)),
      year('2026', 2, figures('2026-01-30', 2)),
    ];
    await refreshGoldYears(device.deps, 'all', WHEN_STALE);
    expect(askedAnew()).toEqual(['goldYears']);
    expect(await drawn()).toEqual([
      [dayNumberOfDate('2025-12-30'), 1],
      [dayNumberOfDate('2026-01-30'), 2],
    ]);
    device.server.goldYears[1] = year('2026', 3, figures('2026-01-30', 5));
    device.pass(HOUR);
    await refreshGoldYears(device.deps, 'all', WHEN_STALE);
    await refreshGoldYears(device.deps, 'recent', WHEN_STALE);
    expect(askedAnew()).toEqual(['goldYears since']);
    expect((await drawn())[1]).toEqual([dayNumberOfDate('2026-01-30'), 5]);
  });

  it('bring the last month in one question, at the turn of the year too, and once a day', async () => {
    await refreshGoldYears(device.deps, 'recent', WHEN_STALE);
    device.pass(HOUR);
    await refreshGoldYears(device.deps, 'recent', WHEN_STALE);
    expect(askedAnew()).toEqual(['goldYear 2026']);
    device.clock.now = millis(Date.parse('2027-01-05T00:00:00Z'));
    await refreshGoldYears(device.deps, 'recent', WHEN_STALE);
    expect(askedAnew()).toEqual(['goldYear 2027,2026']);
  });

  it('stay where the server cannot be asked, and are asked for again as soon as it can', async () => {
    device.server.goldYears = [year('2026', 1, figures('2026-01-30', 7))];
    await refreshGoldYears(device.deps, 'all', WHEN_STALE);
    device.server.isReachable = false;
    device.pass(DAY);
    expect(await refreshGoldYears(device.deps, 'all', WHEN_STALE)).toEqual({ ok: false, code: 'offline' });
    expect(await drawn()).toHaveLength(1);
    device.server.isReachable = true;
    expect(await refreshGoldYears(device.deps, 'all', WHEN_STALE)).toEqual({ ok: true, value: null });
  });
});

describe('a correction', () => {
  const heard = millis(1_769_000_000_000);
  const single = (sell: number) =>
    aGoldPrice({ ...figures('2026-01-20', sell), source: '고시', updatedAt: heard });

  it('of an earlier day reaches the single price that the device has, which keeps its source', async () => {
    await device.catalogue.goldPrices.put(single(100));
    device.server.goldYears = [year('2026', microsOfMillis(heard) + 5_000, figures('2026-01-20', 120))];
    await refreshGoldYears(device.deps, 'recent', WHEN_STALE);
    expect(await goldPriceOn(device.catalogue, '2026-01-20')).toMatchObject({
      sellPerGram: 120,
      source: '고시',
    });
  });

  it('that was heard of a single day is not undone by a year from before it', async () => {
    await device.catalogue.goldPrices.put(single(130));
    device.server.goldYears = [year('2026', microsOfMillis(heard) - 5_000, figures('2026-01-20', 120))];
    await refreshGoldYears(device.deps, 'recent', WHEN_STALE);
    expect(await drawn()).toEqual([[dayNumberOfDate('2026-01-20'), 130]]);
  });
});
