import { expect, test } from 'vitest';
import { expandWon, spellWon } from './won-words.ts';

test.each([
  [0, '0원'],
  [9_999, '9,999원'],
  [10_000, '1만 원'],
  [1_650_000, '165만 원'],
  [1_650_500, '165만 500원'],
  [100_000_000, '1억 원'],
  [123_456_789, '1억 2,345만 6,789원'],
  [100_000_000_000, '1,000억 원'],
])('%d is said as %s', (amount, words) => {
  expect(spellWon(amount)).toBe(words);
});

test.each([
  ['165만', '1650000'],
  ['165만 원', '1650000'],
  ['1,650만', '16500000'],
  ['1억 500만원', '105000000'],
  ['1.5억', '150000000'],
  ['3만5000', '35000'],
  ['１６５만', '1650000'],
  ['1억 5천', '150000000'],
  ['1억 500', '100000500'],
  ['1억 5천만 원', '150000000'],
  ['3만5천원', '35000'],
  ['3백만', '3000000'],
  ['2천5백50만', '25500000'],
  ['1천2백3십4', '1234'],
  ['5천300만', '53000000'],
  ['5,000만', '50000000'],
])('%s is read as %s', (typed, digits) => {
  expect(expandWon(typed)).toBe(digits);
});

test.each([
  '1,650,000',
  '165000원',
  '',
  '만',
  '백만',
  '천',
  '165ㅁ',
  '12천',
  '3백5천',
  '3백500만',
  '만억',
  '5천ㅁ',
  // More than can be reckoned with is no small amount.
  '9999999999999999억',
])('%s is left as it is', (typed) => {
  expect(expandWon(typed)).toBe(typed);
});

test('what is said is read as the same amount', () => {
  for (const amount of [10_000, 10_001, 99_990_000, 100_000_001, 123_456_789_000]) {
    expect(expandWon(spellWon(amount))).toBe(String(amount));
  }
});
