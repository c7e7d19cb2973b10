import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatWon, groupThousands } from './format-won.ts';

test('money has commas and 원', () => {
  expect(formatWon(1_234_000)).toBe('1,234,000원');
  expect([0, 1, 999, 1_000, 20_000, 130_000, 1_000_000_000].map(formatWon)).toEqual([
    '0원',
    '1원',
    '999원',
    '1,000원',
    '20,000원',
    '130,000원',
    '1,000,000,000원',
  ]);
  expect(formatWon(-50_000)).toBe('-50,000원');
});

test('a fraction is rounded and never shows a minus before zero', () => {
  expect(groupThousands(1_234.5)).toBe('1,235');
  expect(groupThousands(-0.2)).toBe('0');
});

test('grouping agrees with the platform for every whole number', () => {
  const platform = new Intl.NumberFormat('ko-KR');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (n) => {
      expect(groupThousands(n)).toBe(platform.format(n === 0 ? 0 : n));
    }),
  );
});
