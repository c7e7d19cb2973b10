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
  ['2.5천만', '25000000'],
  ['2.3천만', '23000000'],
  ['1.5천', '1500'],
  ['1억 2.5천', '125000000'],
  ['1조', '1000000000000'],
  ['1조 5천', '1500000000000'],
  ['1조 2억 5천', '1000250000000'],
  ['1억원 정도', '100000000'],
  ['약 165만 원', '1650000'],
  ['3만5천원쯤이요', '35000'],
  ['500만원 정도?', '5000000'],
  ['5백만원쯤이에요!?', '5000000'],
  ['５００만원 정도입니다．', '5000000'],
  ['500만원.', '5000000'],
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
  '만억',
  '1,650,000원 정도',
  '1650.',
  '?',
])('%s is left as it is', (typed) => {
  expect(expandWon(typed)).toBe(typed);
});

test.each([
  '12천',
  '3백5천',
  '1억 5.',
  '1.5억?',
  '3백500만',
  '5천ㅁ',
  '165만~200만원',
  '3만5천원에 팔아요',
  '1만2억',
  '1.00005만',
  '12.5천만',
  // More than can be reckoned with is no small amount.
  '9999999999999999억',
])('%s is no amount that could be told', (typed) => {
  expect(expandWon(typed)).toBeNull();
});

test('what is said is read as the same amount', () => {
  for (const amount of [10_000, 10_001, 99_990_000, 100_000_001, 123_456_789_000]) {
    expect(expandWon(spellWon(amount))).toBe(String(amount));
  }
});

test('what says how sure somebody is may go on without end', () => {
  // With a cost that grows by the square neither would end in the time that a test has.
  expect(expandWon(`500만원${'요?'.repeat(1_000_000)}`)).toBe('5000000');
  expect(expandWon(`500만원${'요?'.repeat(1_000_000)}ㅁ`)).toBeNull();
});
