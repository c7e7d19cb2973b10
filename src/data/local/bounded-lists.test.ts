import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { millis } from '#domain/units.ts';
import { productId, userId } from '#tests/support/domain-fixtures.ts';
import { mergeServerBlocks } from './block-store.ts';
import { mergeServerFavorites } from './favorite-store.ts';
import { UserDatabase } from './user-database.ts';

let databases = 0;
let db: UserDatabase;
beforeEach(async () => {
  databases += 1;
  db = new UserDatabase(userId(`lists${databases}`));
  await db.favorites.bulkPut(['a', 'z'].map((id) => ({ productId: productId(id), createdAt: millis(1) })));
  await db.blocks.bulkPut(['ann', 'zoe'].map((id) => ({ uid: userId(id), createdAt: millis(1) })));
});

const take = async (isWhole: boolean) => {
  await mergeServerFavorites(db, [{ productId: productId('a'), createdAt: millis(1) }], { isWhole });
  await mergeServerBlocks(db, [{ uid: userId('ann'), createdAt: millis(1) }], { isWhole });
  return [await db.favorites.toCollection().primaryKeys(), await db.blocks.toCollection().primaryKeys()];
};

test('what a whole list lacks is gone', async () => {
  expect(await take(true)).toEqual([['a'], ['ann']]);
});

test('what lies beyond the bound of a list stays', async () => {
  expect(await take(false)).toEqual([
    ['a', 'z'],
    ['ann', 'zoe'],
  ]);
});
