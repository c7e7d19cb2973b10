import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { millis } from '#domain/units.ts';
import { aProfile } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, BUYER, productId, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { CatalogueDatabase } from '../catalogue-database.ts';
import { cursorKeys } from '../cursor-keys.ts';
import { noteSynced } from '../cursor-store.ts';
import { partiesToAsk } from './party-queries.ts';

let catalogue: CatalogueDatabase;
beforeEach(async () => {
  catalogue = new CatalogueDatabase();
  await catalogue.delete();
  await catalogue.open();
});

test('what this device has, and what it has asked for in vain, is not to be asked for', async () => {
  const [held, gone, never] = [aProduct().id, productId('gone'), productId('never')];
  const left = userId('left');
  await catalogue.products.put(aProduct());
  await catalogue.profiles.put(aProfile({ uid: SELLER }));
  await noteSynced(catalogue, [cursorKeys.listed(gone), cursorKeys.profile(left)], millis(1));
  expect(await partiesToAsk(catalogue, [held, gone, never, never], [SELLER, left, BUYER])).toEqual({
    products: [never],
    people: [BUYER],
  });
});
