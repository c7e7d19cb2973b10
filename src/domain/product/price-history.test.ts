import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { millis, won } from '../units.ts';
import { MOST_PRICE_MARKS, priceDropSince, priceStepsOf } from './price-history.ts';

const point = (price: number, at: number) => ({ price: won(price), at: millis(at) });
const listing = (price: number, ...priceHistory: readonly ReturnType<typeof point>[]) => ({
  price: won(price),
  createdAt: millis(1),
  updatedAt: millis(1_000),
  priceHistory,
});
const anyListing = fc
  .tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 999 }))),
  )
  .map(([price, points]) => listing(price, ...points.map(([was, at]) => point(was, at))));

describe('the prices of a listing', () => {
  test('are the one it has where it never changed', () => {
    expect(priceStepsOf(listing(500))).toEqual([{ ...point(500, 1), change: null }]);
  });

  test('tell by how much each differs from the one before', () => {
    expect(priceStepsOf(listing(430, point(500, 1), point(450, 10), point(430, 20)))).toEqual([
      { ...point(500, 1), change: null },
      { ...point(450, 10), change: -50 },
      { ...point(430, 20), change: -20 },
    ]);
  });

  test('are each one since when it held, the first since the listing was put up', () => {
    const known = listing(430, point(500, 7), point(450, 10), point(450, 15), point(430, 20));
    expect(priceStepsOf(known)).toEqual([
      { ...point(500, 1), change: null },
      { ...point(450, 10), change: -50 },
      { ...point(430, 20), change: -20 },
    ]);
  });

  test('begin with the first one known where so many changed that the first is forgotten', () => {
    const marks = Array.from({ length: MOST_PRICE_MARKS }, (_, n) => point(500 - n, 10 + n));
    expect(priceStepsOf(listing(500, ...marks))[0]).toEqual({ ...point(500, 10), change: null });
    expect(priceStepsOf(listing(500, ...marks.slice(1)))[0]).toEqual({ ...point(499, 1), change: null });
  });

  test('include a price that the server has not written down yet', () => {
    expect(priceStepsOf(listing(400, point(500, 1), point(450, 10))).at(-1)).toEqual({
      ...point(400, 1_000),
      change: -50,
    });
  });

  test('end with what it costs, and their changes add up to it', () => {
    fc.assert(
      fc.property(anyListing, (product) => {
        const steps = priceStepsOf(product);
        const first = steps[0]?.price ?? 0;
        expect(steps.at(-1)?.price).toBe(product.price);
        expect(steps.reduce((sum, { change }) => sum + (change ?? 0), first)).toBe(product.price);
      }),
    );
  });
});

describe('a fall of the price', () => {
  const product = listing(430, point(500, 1), point(450, 10), point(430, 20));

  test('is measured from the price at the time', () => {
    expect(priceDropSince(product, millis(5))).toBe(70);
    expect(priceDropSince(product, millis(10))).toBe(20);
  });

  test('is none once the last price already held', () => {
    expect(priceDropSince(product, millis(20))).toBeNull();
    expect(priceDropSince(listing(430), millis(20))).toBeNull();
  });

  test('is none where the price has risen', () => {
    expect(priceDropSince(listing(600, point(500, 1), point(600, 10)), millis(5))).toBeNull();
  });

  test('counts from the first known price for a clock that lies before it', () => {
    expect(priceDropSince(product, millis(0))).toBe(70);
  });

  test('is never more than the dearest price less the present one', () => {
    fc.assert(
      fc.property(anyListing, fc.nat(2_000), (product, since) => {
        const dearest = Math.max(...priceStepsOf(product).map(({ price }) => price));
        const drop = priceDropSince(product, millis(since));
        expect(drop === null || drop > 0).toBe(true);
        expect(drop ?? 0).toBeLessThanOrEqual(dearest - product.price);
      }),
    );
  });
});
