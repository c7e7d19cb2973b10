import { expect, test } from 'vitest';
import { weightOf } from './weight-input.ts';

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
