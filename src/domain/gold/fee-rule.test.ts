import { describe, expect, test } from 'vitest';
import { milligrams, won } from '../units.ts';
import { feeFor, isUseless, problemOfSizes, type FeeRuleOf } from './fee-rule.ts';

const fee = won(20_000);
const grams = (value: number): FeeRuleOf<'grams_exact'> => ({ kind: 'grams_exact', grams: value, fee });
const don = (value: number): FeeRuleOf<'don_exact'> => ({ kind: 'don_exact', don: value, fee });
const range = (fromDon: number, toDon: number, includesTo = false): FeeRuleOf<'don_range'> => ({
  kind: 'don_range',
  fromDon,
  toDon,
  includesTo,
  fee,
});

test('without a weight there is no fee, even where a range begins at nothing', () => {
  const rules = [range(0, 1)];
  expect([0, -1, NaN].map((weight) => feeFor({ rules }, milligrams(weight)))).toEqual([null, null, null]);
  expect(feeFor({ rules }, milligrams(1))).toBe(20_000);
});

describe('a rule is useless', () => {
  test('where one before it decides on its size', () => {
    expect(isUseless(grams(3.75), [don(1)])).toBe(true);
    expect(isUseless(don(1), [grams(3.75)])).toBe(true);
    expect(isUseless(grams(3), [range(0.5, 1)])).toBe(true);
  });

  test('never where none is before it', () => {
    expect([isUseless(grams(1), []), isUseless(don(1), []), isUseless(range(1, 2), [])]).toEqual([
      false,
      false,
      false,
    ]);
    expect(isUseless(grams(3), [don(1)])).toBe(false);
  });

  test.each([
    ['the same', range(1, 3), range(1, 3), true],
    ['the same with its end', range(1, 3, true), range(1, 3, true), true],
    ['the same without the end', range(1, 3), range(1, 3, true), false],
    ['one that has the end besides', range(1, 3, true), range(1, 3), true],
    ['a wider one', range(1, 5), range(2, 3), true],
    ['one that ends later', range(1, 5), range(1, 3, true), true],
    ['one that begins later', range(2, 5), range(1, 3), false],
    ['one that ends earlier', range(1, 2), range(1, 3), false],
    ['an exact size', don(2), range(1, 3), false],
  ])('as a range behind %s: %#', (_, before, rule, expected) => {
    expect(isUseless(rule, [before])).toBe(expected);
  });
});

test('sizes have a least, a most and a finest step', () => {
  expect([0.001, 100_000, 0.3].map((size) => problemOfSizes(grams(size)))).toEqual([null, null, null]);
  expect([0, -1, 100_000.001, 100_001, 0.0005].map((size) => problemOfSizes(grams(size)))).toEqual(
    Array.from({ length: 5 }, () => 'size_invalid'),
  );
  expect([0.01, 20_000].map((size) => problemOfSizes(don(size)))).toEqual([null, null]);
  expect([0.005, 20_001].map((size) => problemOfSizes(don(size)))).toEqual(['size_invalid', 'size_invalid']);
  expect([range(1, 1), range(1, 1, true), range(2, 1, true), range(0, 1)].map(problemOfSizes)).toEqual([
    'range_empty',
    null,
    'range_empty',
    'size_invalid',
  ]);
});
