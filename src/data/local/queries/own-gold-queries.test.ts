import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { aProduct, BUYER, productId, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { CatalogueDatabase } from '../catalogue-database.ts';
import { listingsSeen } from './own-gold-queries.ts';

test('a piece is compared with what others ask, not with what its owner does', async () => {
  const db = new CatalogueDatabase();
  const blocked = userId('blocked');
  await db.products.bulkPut(
    [BUYER, SELLER, blocked].map((sellerId) => aProduct({ id: productId(`of-${sellerId}`), sellerId })),
  );
  const seen = async (owner: Parameters<typeof listingsSeen>[2]) =>
    (await listingsSeen(db, new Set([blocked]), owner)).map(({ sellerId }) => sellerId).toSorted();
  expect(await seen(BUYER)).toEqual([SELLER]);
  expect(await seen('signed_out')).toEqual([BUYER, SELLER]);
});
