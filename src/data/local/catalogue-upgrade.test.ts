import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { CatalogueDatabase } from './catalogue-database.ts';

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
