import { describe, expect, test } from 'vitest';
import { milligrams, won } from '../units.ts';
import { measuringGaps, settlementGaps } from './settlement-gap.ts';

const measured = [{ purity: '24K', weight: milligrams(20_000), count: 5, note: '' }] as const;
const estimate = { fineGold: milligrams(60_000), fee: won(40_000), priceDate: null };
const gaps = (fineGold: number, fee: number, known: Partial<Parameters<typeof settlementGaps>[0]> = {}) =>
  settlementGaps({ measured, estimate, ...known }, { fineGold: milligrams(fineGold), fee: won(fee) });

describe('a settlement', () => {
  test('that is what was measured and estimated, or within five percent of it, is asked nothing about', () => {
    expect(gaps(100_000, 40_000)).toEqual([]);
    expect(gaps(95_000, 42_000)).toEqual([]);
  });

  test('with a digit too many or too few is far from the gold that was measured, not that which was estimated', () => {
    expect(gaps(1_000_000, 40_000)).toEqual([
      { of: 'fine_gold', expected: 100_000, given: 1_000_000, percent: 900 },
    ]);
    expect(gaps(10_000, 4_000).map(({ of, percent }) => [of, percent])).toEqual([
      ['fine_gold', 90],
      ['fee', 90],
    ]);
  });

  test('whose fee nobody could tell before is not far from any, and one of nothing is all of it', () => {
    expect(gaps(100_000, 400_000, { estimate: { ...estimate, fee: null } })).toEqual([]);
    expect(gaps(100_000, 10_000, { estimate: { ...estimate, fee: won(0) } })).toMatchObject([
      { of: 'fee', percent: 100 },
    ]);
    expect(gaps(100_000, 0, { estimate: { ...estimate, fee: won(0) } })).toEqual([]);
  });

  test('of an exchange whose measures are not known is held against the estimate', () => {
    expect(gaps(60_000, 40_000, { measured: null })).toEqual([]);
    expect(gaps(100_000, 40_000, { measured: null })).toMatchObject([{ expected: 60_000 }]);
  });
});

describe('what was measured', () => {
  const items = [
    { weight: milligrams(112_500), count: 1 },
    { weight: milligrams(3_750), count: 10 },
  ];
  const wholes = (...weights: readonly number[]) =>
    measuringGaps(
      { items },
      weights.map((weight) => ({ weight: milligrams(weight), count: 1 })),
    );

  test('is asked nothing about within thirty percent of what was listed, by however many pieces', () => {
    expect(wholes(150_000)).toEqual([]);
    expect(wholes(100_000, 5_000)).toEqual([]);
    expect(wholes(195_000)).toEqual([]);
  });

  test('is far where a comma stands, or a digit too many', () => {
    expect(wholes(1_125, 37_500)).toEqual([{ of: 'weight', expected: 150_000, given: 38_625, percent: 74 }]);
    expect(wholes(1_500_000)).toMatchObject([{ percent: 900 }]);
  });
});
