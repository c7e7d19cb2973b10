import 'fake-indexeddb/auto';
import { serialize } from 'node:v8';
import { beforeEach, describe, expect, test } from 'vitest';
import { cursorKeys, visitKeys } from '#data/local/cursor-keys.ts';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import { putOpened } from '#data/local/product-store.ts';
import { PRODUCT_LIMITS, TRADE_METHODS } from '#domain/product/product.ts';
import { millis, won } from '#domain/units.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { keepSeen, longestUnseen, MOST_LISTINGS } from './keep-listings.ts';

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
});

const listing = (n: number) => aProduct({ id: productId(`p${n}`), bumpedAt: millis(n) });
const listings = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => listing(from + n));
const keep = (...rows: ReturnType<typeof aProduct>[]) => keepSeen(device.deps, rows, device.clock.now);
/** Answers to so many questions, one after the other. */
const remember = (count: number) =>
  device.catalogue.answers.bulkPut(
    Array.from({ length: count }, (_, n) => ({
      key: `q${n}`,
      ids: [],
      next: null,
      count: { kind: 'unknown' } as const,
      at: millis(n),
    })),
  );
const picture = (name: string) => ({
  url: `https://e.com/${name}`,
  thumbUrl: `https://e.com/${name}-s`,
  w: 1,
  h: 1,
});

describe('what a list brings', () => {
  test('is bounded: the longest unseen leaves, what is to be at hand never does', async () => {
    device.person.kept.add(listing(0).id).add(productId('own'));
    await keep(listing(0), aProduct({ id: productId('own'), bumpedAt: millis(1) }));
    for (let from = 1; from < MOST_LISTINGS + 500; from += 500) {
      device.pass(1_000);
      await keep(...listings(from, from + 500));
    }
    const held = await device.catalogue.products.toCollection().primaryKeys();
    expect(held.length).toBeLessThanOrEqual(MOST_LISTINGS);
    expect(held).toEqual(expect.arrayContaining([listing(0).id, productId('own')]));
    expect(held).not.toContain(listing(1).id);
    expect(held).toContain(listing(MOST_LISTINGS).id);
    expect(await device.catalogue.sightings.count()).toBeLessThanOrEqual(MOST_LISTINGS);
  });

  test('stays below 30 MB on the disk, were each of it the largest that a list can bring', () => {
    const address = `https://firebasestorage.googleapis.com/v0/b/${'b'.repeat(60)}/o/productImages%2F${'p'.repeat(140)}`;
    const largest = aProduct({
      title: '가'.repeat(PRODUCT_LIMITS.titleChars),
      description: '가'.repeat(PRODUCT_LIMITS.descriptionChars),
      maker: '가'.repeat(PRODUCT_LIMITS.makerChars),
      tradeMethods: TRADE_METHODS,
      images: [{ url: address, thumbUrl: address, w: 4_000, h: 4_000 }],
      priceHistory: Array.from({ length: 100 }, (_, n) => ({
        price: won(PRODUCT_LIMITS.won),
        at: millis(1_770_000_000_000 + n),
      })),
    });
    // As a browser writes a row down.
    expect((serialize(largest).length * MOST_LISTINGS) / 1e6).toBeLessThan(30);
  });

  test('leaves the pictures of a listing that was opened, unless its first has changed', async () => {
    const images = [picture('a'), picture('b')];
    await device.catalogue.products.put({ ...listing(1), images });
    await keep({ ...listing(1), images: [picture('a')], price: won(5) });
    expect(await device.catalogue.products.get(listing(1).id)).toMatchObject({ images, price: 5 });
    await keep({ ...listing(1), images: [picture('c')] });
    expect((await device.catalogue.products.get(listing(1).id))?.images).toEqual([picture('c')]);
  });

  test('says of which listings it knows the first picture only, until one is opened anew', async () => {
    const images = [picture('a'), picture('b')];
    const { id } = listing(1);
    const held = () => device.catalogue.products.get(id);
    await keep({ ...listing(1), images: [picture('a')] });
    expect((await held())?.hasOnlyCover).toBe(true);
    await putOpened(device.catalogue, { ...listing(1), images }, device.clock.now);
    expect((await held())?.hasOnlyCover).toBeUndefined();
    await keep({ ...listing(1), images: [picture('a')] });
    expect((await held())?.hasOnlyCover).toBeUndefined();
    expect(await device.catalogue.cursors.get(cursorKeys.product(id))).toBeDefined();
    await keep({ ...listing(1), images: [picture('c')] });
    expect((await held())?.hasOnlyCover).toBe(true);
    expect(await device.catalogue.cursors.get(cursorKeys.product(id))).toBeUndefined();
  });

  test('forgets no deal for a card, which knows of none, before the listing stands otherwise', async () => {
    const dealt = { ...listing(1), status: 'reserved', isDealt: true } as const;
    await device.catalogue.products.put(dealt);
    await keep({ ...listing(1), status: 'reserved' });
    expect((await device.catalogue.products.get(dealt.id))?.isDealt).toBe(true);
    await keep(listing(1));
    expect((await device.catalogue.products.get(dealt.id))?.isDealt).toBeUndefined();
  });

  test('undoes nothing that was written here after it was asked for', async () => {
    await device.catalogue.products.put({ ...listing(1), price: won(7) });
    await noteOwnWrite(device.catalogue, { kind: 'product', id: listing(1).id }, device.clock.now);
    await keep(listing(1));
    expect((await device.catalogue.products.get(listing(1).id))?.price).toBe(7);
  });

  test('of answers only the latest are remembered', async () => {
    await remember(60);
    await keep(listing(1));
    expect(await device.catalogue.answers.count()).toBe(40);
    expect(await device.catalogue.answers.get('q59')).toBeDefined();
  });

  test('that is nothing gives nothing up', async () => {
    await remember(60);
    await keep();
    expect(await device.catalogue.answers.count()).toBe(60);
  });

  test('leaves as many answers as may be remembered, and fewer', async () => {
    for (const count of [40, 3]) {
      await device.catalogue.answers.clear();
      await remember(count);
      await keep(listing(1));
      expect(await device.catalogue.answers.count()).toBe(count);
    }
  });
});

test('what goes first was neither seen nor opened for longest, and of the never seen the oldest', async () => {
  const { catalogue, person } = device;
  await catalogue.products.bulkPut([...listings(1, 6), { ...listing(6), bumpedAt: millis(0) }]);
  person.kept.add(listing(1).id);
  await catalogue.sightings.bulkPut([
    { id: listing(2).id, at: millis(50) },
    { id: listing(3).id, at: millis(20) },
    { id: listing(4).id, at: millis(30) },
  ]);
  await catalogue.visits.bulkPut([
    { key: visitKeys.product(listing(3).id), at: millis(60) },
    { key: visitKeys.product(listing(4).id), at: millis(10) },
  ]);
  expect(await longestUnseen(device.deps)).toEqual([6, 5, 4, 2, 3].map((n) => listing(n).id));
});
