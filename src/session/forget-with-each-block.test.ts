import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { forgetWithEachBlock } from './forget-with-each-block.ts';
import { keptAnswer } from './kept-answer.ts';

test('a block, and its end, forgets what was kept; what else is written does not', async () => {
  const own = openUserDatabase(BUYER);
  // A database that is made anew counts as changed in all its tables.
  await own.open();
  const kept = keptAnswer<string>();
  forgetWithEachBlock(own);
  forgetWithEachBlock(own);
  kept.keep([own], 'a ring of the seller');
  await own.meta.put({ key: 'a', value: 1 });
  expect(kept.take([own])).not.toBeNull();
  await own.blocks.put({ uid: SELLER, createdAt: millis(1) });
  expect(kept.take([own])).toBeNull();
  kept.keep([own], 'nothing');
  await own.blocks.delete(SELLER);
  expect(kept.take([own])).toBeNull();
});
