import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { ownWritesSince } from '#data/local/own-writes.ts';
import type { ListingChange } from '#domain/product/listing.ts';
import type { Product } from '#domain/product/product.ts';
import { millis } from '#domain/units.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { attempt, firstRow, meetFaults, putInLine } from '#tests/support/sync/one-delivery.ts';

const LISTING = productId('p1');
const shownFirst = aProduct({ id: LISTING, status: 'selling', bumpedAt: millis(5) });
const BUMP = { kind: 'bump' } as const;
const HIDE = { kind: 'status', status: 'hidden' } as const;
const DELETE = { kind: 'delete' } as const;
const CHANGES: readonly ListingChange[] = [BUMP, HIDE, DELETE];

let server: FakeServer;
let device: FakeDevice;

beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  server.listings.set(LISTING, { productId: LISTING, details: aProduct(), images: [] });
  await Promise.all([catalogue.products.clear(), catalogue.cursors.clear()]);
  await catalogue.products.put(shownFirst);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

const wish = (change: ListingChange) =>
  putInLine(device, { kind: 'product_change', productId: LISTING, change });
const shown = () => catalogue.products.get(LISTING);
const notedHere = async () => [...(await ownWritesSince(catalogue, 'product', millis(device.now - 300_000)))];

/** The first request may have landed: nobody knows, since its answer was lost. */
async function afterLostAnswer(change: ListingChange, meanwhile: () => void): Promise<string[]> {
  server.fault = () => ({ kind: 'answer_lost' });
  await wish(change);
  await attempt(device);
  device.outcomes = [];
  meanwhile();
  return meetFaults(server);
}
const withhold = (): void => void server.withheld.add(LISTING);
const vanish = (): void => void server.listings.delete(LISTING);

async function expectRefused(): Promise<void> {
  expect((await firstRow(device)).state).toEqual({ kind: 'failed', reason: 'denied' });
  expect(device.outcomes).toEqual(['success']);
  expect(await shown()).toEqual(shownFirst);
  expect(await notedHere()).toEqual([]);
}

async function expectDone(): Promise<void> {
  expect(await device.db.outbox.count()).toBe(0);
  expect(device.outcomes).toEqual(['success']);
  expect(await notedHere()).toEqual([LISTING]);
}

describe('a change of a listing that the server takes', () => {
  test.each<[ListingChange, () => Product | undefined]>([
    [BUMP, () => ({ ...shownFirst, bumpedAt: millis(device.now) })],
    [HIDE, () => ({ ...shownFirst, status: 'hidden' })],
    [DELETE, () => undefined],
  ])('is shown here, noted as written here, and news of the network ($kind)', async (change, then) => {
    const asked = meetFaults(server);
    await wish(change);
    expect(await attempt(device)).toBe('advanced');
    await expectDone();
    expect(await shown()).toEqual(then());
    expect(asked).toEqual(['change_listing']);
  });

  test('at its second attempt is believed without another question', async () => {
    const asked = meetFaults(server, ['lost']);
    await wish(DELETE);
    await attempt(device);
    device.outcomes = [];
    expect(await attempt(device)).toBe('advanced');
    await expectDone();
    expect(asked).toEqual(['change_listing', 'change_listing']);
  });
});

describe('a change of a listing that the server refuses at once', () => {
  test.each(CHANGES)('is refused where the listing is there ($kind)', async (change) => {
    withhold();
    const asked = meetFaults(server);
    await wish(change);
    expect(await attempt(device)).toBe('waiting');
    await expectRefused();
    expect(asked).toEqual(change === DELETE ? ['change_listing', 'listing_exists'] : ['change_listing']);
  });

  test.each([BUMP, HIDE])('is refused where the listing is gone ($kind)', async (change) => {
    vanish();
    await wish(change);
    expect(await attempt(device)).toBe('waiting');
    await expectRefused();
  });

  test('is done where it is a deletion and the listing is gone', async () => {
    vanish();
    await wish(DELETE);
    expect(await attempt(device)).toBe('advanced');
    await expectDone();
    expect(await shown()).toBeUndefined();
  });
});

describe('a change of a listing that is refused after an answer was lost', () => {
  test('was done, if it is a bump: nobody may bump once more so soon', async () => {
    const asked = await afterLostAnswer(BUMP, withhold);
    expect(await attempt(device)).toBe('advanced');
    await expectDone();
    expect(await shown()).toMatchObject({ bumpedAt: device.now });
    expect(asked).toEqual(['change_listing']);
  });

  test('was done, if it is a deletion and the listing cannot be found any more', async () => {
    const asked = await afterLostAnswer(DELETE, vanish);
    expect(await attempt(device)).toBe('advanced');
    await expectDone();
    expect(await shown()).toBeUndefined();
    expect(asked).toEqual(['change_listing', 'listing_exists']);
  });

  test('was meant so, if it is a deletion and the listing is there', async () => {
    server.withheld.add(LISTING);
    await afterLostAnswer(DELETE, () => undefined);
    expect(await attempt(device)).toBe('waiting');
    await expectRefused();
  });

  test('waits, if it is a deletion and nobody can say whether the listing is there', async () => {
    await afterLostAnswer(DELETE, vanish);
    meetFaults(server, ['none', 'lost']);
    expect(await attempt(device)).toBe('waiting');
    expect((await firstRow(device)).state).toEqual({ kind: 'queued' });
    expect(device.outcomes).toEqual(['failure']);
    expect(await shown()).toEqual(shownFirst);
  });

  test.each([
    ['there', withhold],
    ['gone', vanish],
  ] as const)('is refused, if it is a status, and the listing is %s', async (_where, meanwhile) => {
    const asked = await afterLostAnswer(HIDE, meanwhile);
    expect(await attempt(device)).toBe('waiting');
    await expectRefused();
    expect(asked).toEqual(['change_listing']);
  });
});

test.each(CHANGES)('a change that never gets through is not done, however often ($kind)', async (change) => {
  server.fault = () => ({ kind: 'lost' });
  await wish(change);
  const told = [await attempt(device), await attempt(device), await attempt(device)];
  expect(told).toEqual(['waiting', 'waiting', 'waiting']);
  expect((await firstRow(device)).state).toEqual({ kind: 'queued' });
  expect(device.outcomes).toEqual(['failure', 'failure', 'failure']);
  expect(await shown()).toEqual(shownFirst);
});
