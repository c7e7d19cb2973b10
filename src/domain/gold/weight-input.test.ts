import { expect, test } from 'vitest';
import { parseAmount, spellAmount, weightOf } from './weight-input.ts';

test.each([
  ['2', 'don', 7_500],
  ['2', 'gram', 2_000],
  ['2돈', 'gram', 7_500],
  ['2 돈', 'gram', 7_500],
  ['7.5g', 'don', 7_500],
  ['7,5 그램', 'don', 7_500],
  ['３．７５ｇ', 'don', 3_750],
  ['7.5G', 'don', 7_500],
] as const)('%s typed in %s weighs %d mg', (text, unit, weight) => {
  expect(weightOf(text, unit)).toBe(weight);
});

test.each(['', '돈', 'g', '0돈', '-1돈', '2돈반', '두 돈', '0.0001'])('%s is no weight', (text) => {
  expect(weightOf(text, 'gram')).toBeNull();
});

test.each([
  ['10', 'don', '10돈'],
  ['３，７５', 'gram', '3,75g'],
  ['2 돈', 'gram', '2돈'],
] as const)('%s typed in %s is carried as %s, and read again as it was', (text, unit, carried) => {
  expect(spellAmount(text, unit)).toBe(carried);
  const read = parseAmount(carried);
  expect(read && weightOf(read.weight, read.unit)).toBe(weightOf(text, unit));
});

test('a weight without a unit is in grams, and what is no weight is none', () => {
  expect(parseAmount('37.5')).toEqual({ weight: '37.5', unit: 'gram' });
  expect(parseAmount('10돈')).toEqual({ weight: '10', unit: 'don' });
  for (const text of ['', '돈', '0g', 'abc', '-1돈']) expect(parseAmount(text)).toBeNull();
});
