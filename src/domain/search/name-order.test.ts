import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNames } from './name-order.ts';

const hangul = fc.string({
  unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code)),
});

test('names in Hangul stand as a Korean dictionary has them', () => {
  const dictionary = new Intl.Collator('ko');
  fc.assert(
    fc.property(hangul, hangul, (a, b) => {
      expect(Math.sign(compareNames(a, b))).toBe(Math.sign(dictionary.compare(a, b)));
    }),
  );
});

test('what begins with a digit or a Latin letter comes first', () => {
  expect(['한국금거래소', 'KB골드', '18K하우스', '가람금은방'].toSorted(compareNames)).toEqual([
    '18K하우스',
    'KB골드',
    '가람금은방',
    '한국금거래소',
  ]);
});
