import { expect, test } from 'vitest';

import { aProduct, seoul } from '#tests/support/domain-fixtures.ts';

import { millis } from '../units.ts';
import { canBump, nextBumpAt } from './bump.ts';
import { PRODUCT_STATUSES } from './product.ts';

const BUMPED = seoul('2026-03-10T09:00');
const TOMORROW = seoul('2026-03-11T09:00');

test('a listing may be bumped again exactly one day after the last time', () => {
  const product = aProduct({ bumpedAt: BUMPED });
  expect(nextBumpAt(product)).toBe(TOMORROW);
  expect(canBump(product, millis(TOMORROW - 1))).toBe(false);
  expect(canBump(product, TOMORROW)).toBe(true);
});

test('only what is on sale can be bumped', () => {
  const bumpable = PRODUCT_STATUSES.filter((status) =>
    canBump(aProduct({ bumpedAt: BUMPED, status }), TOMORROW),
  );
  expect(bumpable).toEqual(['selling']);
});
