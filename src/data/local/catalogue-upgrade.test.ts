import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { CatalogueDatabase } from './catalogue-database.ts';
import { seenProducts } from './queries/seen-queries.ts';

test('what listings used to say about their buyers leaves the device with the next version', async () => {
  const before = new Dexie('geumnaru-catalogue');
  before.version(2).stores({ products: 'id, bumpedAt, category, sellerId', cursors: 'key' });
  const plain = { bumpedAt: 1, category: 'ring', sellerId: 'seller', title: '반지' };
  await before.table('products').bulkPut([
    { id: 'kept', ...plain, status: 'reserved', reservedFor: 'buyer' },
    { id: 'sold', ...plain, status: 'sold', buyerId: 'buyer', soldPrice: 580_000 },
  ]);
  await before.table('cursors').put({ key: 'products', value: 1, syncedAt: 1 });
  before.close();

  const now = new CatalogueDatabase();
  expect(await now.table('products').toArray()).toEqual([
    { id: 'kept', ...plain, status: 'reserved' },
    { id: 'sold', ...plain, status: 'sold' },
  ]);
  expect(await now.cursors.count()).toBe(1);
  now.close();
});

test('a device that copied the market opens this version without a network, with everything that was on it', async () => {
  await Dexie.delete('geumnaru-catalogue');
  const before = new Dexie('geumnaru-catalogue');
  before.version(3).stores({
    products: 'id, bumpedAt, category, sellerId',
    profiles: 'uid',
    stores: 'id',
    posts: 'id, createdAt',
    comments: 'id, [postId+createdAt]',
    reviews: 'id, [revieweeId+createdAt]',
    goldPrices: 'date',
    feeTables: 'id',
    cursors: 'key',
    visits: 'key, at',
  });
  const rows: Readonly<Record<string, readonly object[]>> = {
    products: Array.from({ length: 4_000 }, (_, n) => ({
      id: `p${n}`,
      bumpedAt: n,
      category: 'ring',
      sellerId: 'seller',
      title: '반지',
      status: 'selling',
    })),
    profiles: [{ uid: 'seller', nickname: '금손' }],
    stores: [{ id: 'jongno', name: '종로 본점' }],
    posts: [{ id: 'b1', createdAt: 1, title: '글' }],
    comments: [{ id: 'c1', postId: 'b1', createdAt: 2, content: '댓글' }],
    reviews: [{ id: 'r1', revieweeId: 'seller', createdAt: 3 }],
    goldPrices: [{ date: '2026-03-01', buyPerGram: 1 }],
    feeTables: [{ id: 'f1', effectiveFrom: 1 }],
    cursors: [{ key: 'products', value: 9, syncedAt: 9 }],
    visits: [{ key: 'product:p1', at: 5 }],
  };
  for (const [table, all] of Object.entries(rows)) await before.table(table).bulkPut(all);
  before.close();

  const now = new CatalogueDatabase();
  for (const [table, all] of Object.entries(rows)) {
    const held: readonly object[] = await now.table(table).toArray();
    expect(held).toHaveLength(all.length);
    expect(held).toEqual(expect.arrayContaining(all.slice(0, 20)));
  }
  // Found at once, as what was seen longest ago.
  expect((await seenProducts(now, new Set())).products).toHaveLength(4_000);
  expect(await now.sightings.count()).toBe(0);
  now.close();
});
