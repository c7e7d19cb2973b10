import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aProduct } from '#tests/support/domain-fixtures.ts';

import type { Purity } from '../product/product.ts';
import { milligrams, won } from '../units.ts';
import { finenessOf, meltValueOf, metalWeightOf, pricePerGramOf } from './melt-value.ts';

const SELL = won(214_400);
const don = (purity: Purity) => aProduct({ purity, weight: milligrams(3_750) });

describe('the share of gold', () => {
  test('follows the stamp', () => {
    const shares = (['24K', '22K', '18K', '14K', '10K', 'unknown'] as const).map((purity) =>
      finenessOf({ purity }),
    );
    expect(shares).toEqual([1, 0.916, 0.75, 0.585, 0.417, null]);
  });

  test('is what a certificate says, where there is one', () => {
    expect(finenessOf({ purity: '18K', fineness: 0.755 })).toBe(0.755);
    expect(finenessOf({ purity: 'unknown', fineness: 0.585 })).toBe(0.585);
  });

  test('counts as pure from 999 on', () => {
    expect(finenessOf({ purity: '24K', fineness: 0.999 })).toBe(1);
    expect(finenessOf({ purity: '24K', fineness: 0.9999 })).toBe(1);
    expect(finenessOf({ purity: '24K', fineness: 0.9989 })).toBe(0.9989);
  });

  test('falls back to the stamp when the certificate makes no sense', () => {
    for (const fineness of [0, -1, 1.1, 750, NaN]) expect(finenessOf({ purity: '18K', fineness })).toBe(0.75);
  });
});

describe('the melt value', () => {
  test('is 603,000 for one don of 18K and 470,340 of 14K at 214,400 a gram', () => {
    expect(meltValueOf(don('18K'), SELL)).toEqual({ ok: true, value: 603_000 });
    expect(meltValueOf(don('14K'), SELL)).toEqual({ ok: true, value: 470_340 });
    expect(meltValueOf(don('24K'), SELL)).toEqual({ ok: true, value: 804_000 });
  });

  test('rounds a half up, as a calculator does: a share is none of a machine’s fractions', () => {
    const gram = aProduct({ purity: '14K', weight: milligrams(1_000) });
    // 125,482.5
    expect(meltValueOf(gram, won(214_500))).toEqual({ ok: true, value: 125_483 });
    fc.assert(
      fc.property(
        fc.constantFrom('22K', '18K', '14K', '10K'),
        fc.integer({ min: 1, max: 40_000 }),
        fc.integer({ min: 1_000, max: 4_000 }),
        (purity, weight, hundreds) => {
          const piece = aProduct({ purity, weight: milligrams(weight * 10) });
          const perMille = Math.round((finenessOf({ purity }) ?? 0) * 1_000);
          const exact = BigInt(weight * 10) * BigInt(hundreds * 100) * BigInt(perMille);
          const value = Number((exact + 500_000n) / 1_000_000n);
          expect(meltValueOf(piece, won(hundreds * 100))).toEqual({ ok: true, value });
        },
      ),
    );
  });

  test('leaves the stones out', () => {
    const ring = aProduct({ hasStones: true, weight: milligrams(4_000), stoneWeight: milligrams(250) });
    expect(meltValueOf(ring, SELL)).toEqual({ ok: true, value: 603_000 });
    expect(
      metalWeightOf(aProduct({ hasStones: true, weight: milligrams(1), stoneWeight: milligrams(2) })),
    ).toBe(0);
  });

  test('is not guessed without a purity or with stones of unknown weight', () => {
    expect(meltValueOf(don('unknown'), SELL)).toEqual({ ok: false, code: 'unknown_purity' });
    expect(meltValueOf(aProduct({ hasStones: true }), SELL)).toEqual({
      ok: false,
      code: 'stones_without_weight',
    });
  });

  test('grows with weight, purity and price, and is within half a won of the exact product', () => {
    const weight = fc.integer({ min: 1, max: 1_000_000 }).map(milligrams);
    const price = fc.integer({ min: 1_000, max: 1_000_000 }).map(won);
    const permille = fc.integer({ min: 1, max: 998 });
    fc.assert(
      fc.property(weight, price, permille, (w, p, f) => {
        const melt = meltValueOf(aProduct({ weight: w, fineness: f / 1000 }), p);
        const exact = BigInt(w) * BigInt(p) * BigInt(f);
        const off = melt.ok ? Math.abs(Number(BigInt(melt.value) * 1_000_000n - exact)) : Infinity;
        expect(off).toBeLessThanOrEqual(500_000);
      }),
    );
  });
});

describe('the price per gram', () => {
  test('divides by the weight of the metal', () => {
    expect(pricePerGramOf(aProduct({ price: won(600_000), weight: milligrams(3_750) }))).toBe(160_000);
    const ring = {
      price: won(600_000),
      weight: milligrams(4_000),
      hasStones: true,
      stoneWeight: milligrams(250),
    };
    expect(pricePerGramOf(aProduct(ring))).toBe(160_000);
    expect(pricePerGramOf(aProduct({ ...ring, weight: milligrams(3_750) }))).toBeGreaterThan(160_000);
  });

  test('takes the whole weight where stones were not weighed', () => {
    expect(
      pricePerGramOf(aProduct({ price: won(400_000), weight: milligrams(4_000), hasStones: true })),
    ).toBe(100_000);
  });

  test('is unknown without a weight', () => {
    expect(pricePerGramOf(aProduct({ weight: milligrams(0) }))).toBeNull();
  });
});
