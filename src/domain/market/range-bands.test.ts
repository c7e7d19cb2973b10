import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromDon } from '../gold/weight.ts';
import { won } from '../units.ts';
import { priceBandOf, priceBandsIn, weightBandOf, weightBandsIn } from './range-bands.ts';

const price = (manwon: number) => won(manwon * 10_000);

test.each([
  [1, 'p0'],
  [10, 'p1'],
  [11, 'p2'],
  [30, 'p3'],
  [999, 'p12'],
  [1_000, 'p13'],
  [1_001, 'p14'],
])('%d ten thousand won are in %s', (manwon, band) => {
  expect(priceBandOf(price(manwon))).toBe(band);
});

test.each([
  [0.5, 'w0'],
  [1, 'w1'],
  [2, 'w2'],
  [30, 'w9'],
  [31, 'w10'],
])('%d don are in %s', (don, band) => {
  expect(weightBandOf(fromDon(don))).toBe(band);
});

describe('a range', () => {
  test('between edges holds whole bands, and says so', () => {
    expect(priceBandsIn({ min: price(10), max: price(30) })).toEqual({
      bands: ['p1', 'p2', 'p3'],
      isExact: true,
    });
    expect(weightBandsIn({ min: fromDon(10), max: null })).toEqual({
      bands: ['w7', 'w8', 'w9', 'w10'],
      isExact: true,
    });
    expect(priceBandsIn({ min: null, max: price(10) })).toEqual({ bands: ['p0', 'p1'], isExact: true });
  });

  test('between others holds more than it asks for', () => {
    expect(priceBandsIn({ min: price(20), max: price(30) })).toEqual({ bands: ['p2', 'p3'], isExact: false });
    expect(priceBandsIn({ min: price(10), max: price(31) }).isExact).toBe(false);
  });

  test('the wrong way round holds nothing', () => {
    expect(priceBandsIn({ min: price(50), max: price(10) }).bands).toEqual([]);
  });

  test('holds the band of all that it asks for, and of nothing else where it is exact', () => {
    const amount = fc.oneof(fc.integer({ min: 0, max: 12_000_000 }), fc.constantFrom(100_000, 300_000));
    const end = fc.option(amount.map(won), { nil: null });
    fc.assert(
      fc.property(end, end, amount.map(won), (min, max, asked) => {
        const { bands, isExact } = priceBandsIn({ min, max });
        const isIn = (min === null || asked >= min) && (max === null || asked <= max);
        const isLookedAt = bands.includes(priceBandOf(asked));
        expect(isIn && !isLookedAt).toBe(false);
        expect(isExact && !isIn && isLookedAt).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
