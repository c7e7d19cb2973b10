import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PRICE_TARGET_LIMITS, targetIdOf, type PriceTarget } from '#domain/gold/price-target.ts';
import { won } from '#domain/units.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { withdrawWaiting } from '../commands/waiting-rows.ts';
import { setPriceTarget } from '../commands/set-price-target.ts';
import { attempt, firstRow, meetFaults, putInLine } from '#tests/support/sync/one-delivery.ts';

const TARGET: PriceTarget = { side: 'sell', direction: 'up', perDon: won(600_000) };
const OTHER: PriceTarget = { side: 'buy', direction: 'down', perDon: won(500_000) };

let server: FakeServer;
let device: FakeDevice;

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
  server.priceTargets.add(targetIdOf(OTHER));
});

const wish = (wanted: boolean) => putInLine(device, { kind: 'price_target', target: TARGET, wanted });

describe('a target price', () => {
  test.each([
    [true, [OTHER, TARGET]],
    [false, [OTHER]],
  ] as const)('(%s) is what the server is asked for, and no other', async (wanted, then) => {
    if (!wanted) server.priceTargets.add(targetIdOf(TARGET));
    const asked = vi.spyOn(server, 'setPriceTarget');
    await wish(wanted);
    expect(await attempt(device)).toBe('advanced');
    expect(asked.mock.calls).toEqual([[device.uid, TARGET, wanted, expect.any(AbortSignal)]]);
    expect([...server.priceTargets]).toEqual(then.map(targetIdOf));
    expect(await device.db.outbox.count()).toBe(0);
    expect(device.outcomes).toEqual(['success']);
  });

  test('that was to go comes back when that is taken back, though the list is full again', async () => {
    const set = (target: PriceTarget, wanted: boolean) =>
      setPriceTarget(device.db, target, wanted, device.environment);
    const perDons = Array.from({ length: PRICE_TARGET_LIMITS.most }, (_, at) => won(500_000 + at));
    for (const perDon of perDons) await set({ ...TARGET, perDon }, true);
    await device.db.outbox.clear();
    const gone: PriceTarget = { ...TARGET, perDon: won(500_000) };
    await set(gone, false);
    const [row] = await device.db.outbox.toArray();
    expect(await set(OTHER, true)).toEqual({ ok: true, value: null });
    expect(await withdrawWaiting(device.db, row?.id ?? '', device.environment)).toEqual({
      ok: true,
      value: null,
    });
    expect(await device.db.priceTargets.get(targetIdOf(gone))).toMatchObject(gone);
    expect((await device.db.outbox.toArray()).map(({ intent }) => intent)).toMatchObject([{ target: OTHER }]);
  });

  test('that does not get through waits', async () => {
    meetFaults(server, ['lost']);
    await wish(true);
    expect(await attempt(device)).toBe('waiting');
    expect((await firstRow(device)).state).toEqual({ kind: 'queued' });
    expect([...server.priceTargets]).toEqual([targetIdOf(OTHER)]);
    expect(device.outcomes).toEqual(['failure']);
  });
});
