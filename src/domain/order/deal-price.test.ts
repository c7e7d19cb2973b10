import { expect, test } from 'vitest';
import { won } from '../units.ts';
import { isDealPrice } from './deal-price.ts';

test.each([
  [600_000, true],
  [60_000, true],
  [59_999, false],
  [1_800_000, true],
  [1_800_001, false],
  [100_000_000_000, false],
  [1, false],
])('for 600,000 won, %d: %s', (price, isFine) => {
  expect(isDealPrice(won(price), won(600_000))).toBe(isFine);
});
