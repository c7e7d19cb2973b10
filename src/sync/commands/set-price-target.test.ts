import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { priceTargets } from '#data/local/queries/target-queries.ts';
import { mergeServerTargets, targetsBefore } from '#data/local/target-store.ts';
import { PRICE_TARGET_LIMITS, type PriceTarget } from '#domain/gold/price-target.ts';
import { millis, won } from '#domain/units.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { setPriceTarget } from './set-price-target.ts';

let device: FakeDevice;
beforeEach(() => {
  device = new FakeDevice(new FakeServer());
});

const goal = (perDon: number): PriceTarget => ({ side: 'sell', direction: 'up', perDon: won(perDon) });
const set = (perDon: number, wanted = true) =>
  setPriceTarget(device.db, goal(perDon), wanted, device.environment);
const shown = async () => (await priceTargets(device.db)).map(({ perDon, isWaiting }) => [perDon, isWaiting]);

describe('a target price', () => {
  test('stands on the device at once, waits, and reaches the server', async () => {
    expect(await set(800_000)).toEqual({ ok: true, value: null });
    expect(await shown()).toEqual([[800_000, true]]);
    await device.drainUntilQuiet();
    expect(await shown()).toEqual([[800_000, false]]);
    expect([...device.server.priceTargets]).toEqual(['sell_up_800000']);
    await set(800_000, false);
    await device.drainUntilQuiet();
    expect([...device.server.priceTargets]).toEqual([]);
    expect(await shown()).toEqual([]);
  });

  test('set and taken back before anything left sends nothing, and set twice is one', async () => {
    await set(800_000);
    await set(800_000);
    expect(await device.db.outbox.count()).toBe(1);
    await set(800_000, false);
    expect(await device.db.outbox.count()).toBe(0);
    expect(await set(800_000, false)).toEqual({ ok: true, value: null });
    expect(await device.db.outbox.count()).toBe(0);
  });

  test('that makes no sense, or is one too many, is refused and leaves nothing behind', async () => {
    for (const perDon of [0, -1, 9_999, 100_000_001, Number.NaN]) {
      expect(await set(perDon)).toEqual({ ok: false, code: 'invalid' });
    }
    for (let count = 0; count < PRICE_TARGET_LIMITS.most; count += 1) await set(800_000 + count);
    expect(await set(900_000)).toEqual({ ok: false, code: 'full' });
    expect(await shown()).toHaveLength(PRICE_TARGET_LIMITS.most);
    expect(await device.db.outbox.count()).toBe(PRICE_TARGET_LIMITS.most);
  });
});

test("the server's list is taken, except where a wish of this device still waits", async () => {
  const at = (perDon: number) => ({ ...goal(perDon), createdAt: millis(1) });
  await mergeServerTargets(device.db, [at(700_000), at(710_000)], await targetsBefore(device.db));
  await set(700_000, false);
  await set(720_000);
  await mergeServerTargets(device.db, [at(700_000), at(730_000)], await targetsBefore(device.db));
  expect((await shown()).toSorted()).toEqual([
    [720_000, true],
    [730_000, false],
  ]);
});

test("the server's list undoes no wish that was delivered after it was asked for", async () => {
  const at = (perDon: number) => ({ ...goal(perDon), createdAt: millis(1) });
  await mergeServerTargets(device.db, [at(700_000), at(710_000)], await targetsBefore(device.db));
  await set(730_000);
  const before = await targetsBefore(device.db);
  await set(700_000, false);
  await set(720_000);
  await device.drainUntilQuiet();
  await mergeServerTargets(device.db, [at(700_000), at(740_000)], before);
  expect((await shown()).toSorted()).toEqual([
    [720_000, false],
    [730_000, false],
    [740_000, false],
  ]);
});
