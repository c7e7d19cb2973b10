import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { millis } from '#domain/units.ts';
import { BUYER, productId } from '#tests/support/domain-fixtures.ts';
import { heldFavorites, mergeServerFavorites } from './favorite-store.ts';
import { openUserDatabase } from './user-database.ts';

const rowsOf = (ids: string) => [...ids].map((id) => ({ productId: productId(id), createdAt: millis(1) }));

test('a mark that is set or taken off while a long list is read out stays as it is', async () => {
  const db = openUserDatabase(BUYER);
  await db.favorites.bulkPut(rowsOf('abg'));
  const before = await heldFavorites(db);
  await db.favorites.delete(productId('a'));
  await db.favorites.bulkPut(rowsOf('c'));
  // The list knows neither of both; that `g` is gone, and `d` came elsewhere, it does.
  await mergeServerFavorites(db, rowsOf('abd'), { isWhole: true, before });
  expect([...(await heldFavorites(db))].toSorted()).toEqual(['b', 'c', 'd']);
  await mergeServerFavorites(db, rowsOf('abd'), { isWhole: true });
  expect([...(await heldFavorites(db))].toSorted()).toEqual(['a', 'b', 'd']);
});
