import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aProduct, seoul } from '#tests/support/domain-fixtures.ts';

import { milligrams, millis, won } from '../units.ts';
import type { GoldPrice } from './gold-price.ts';
import { pricePositionOf } from './price-position.ts';

/** A Friday. */
const GOLD: GoldPrice = {
  date: '2026-03-13',
  buyPerGram: won(250_000),
  sellPerGram: won(214_400),
  source: '한국금거래소',
  updatedAt: seoul('2026-03-13T10:00'),
};
const NOW = seoul('2026-03-13T15:00');

const at = (price: number) => pricePositionOf(aProduct({ price: won(price) }), GOLD, NOW);
const on = (wallClock: string) => pricePositionOf(aProduct(), GOLD, seoul(wallClock)).kind;

describe('the badge of a price', () => {
  test('is low under 90 % of the melt value of 603,000', () => {
    expect(at(542_699).kind).toBe('low');
    expect(at(542_700).kind).toBe('fair');
  });

  test('is fair up to the same gold at the buying price of 703,125, and high above', () => {
    expect(at(703_125).kind).toBe('fair');
    expect(at(703_126).kind).toBe('high');
  });

  test('names the melt value and the date it was judged by', () => {
    expect(at(600_000)).toEqual({ kind: 'fair', meltValue: 603_000, priceDate: '2026-03-13' });
  });

  test('moves from low over fair to high as the price rises, never back', () => {
    const rank = { low: 0, fair: 1, high: 2, none: 3 };
    const price = fc.integer({ min: 0, max: 2_000_000 });
    fc.assert(
      fc.property(price, price, (a, b) => {
        const [cheap, dear] = [Math.min(a, b), Math.max(a, b)];
        expect(rank[at(cheap).kind]).toBeLessThanOrEqual(rank[at(dear).kind]);
      }),
    );
  });
});

describe('no badge is shown', () => {
  const none = (reason: string) => ({ kind: 'none', reason });

  test('without a gold price', () => {
    expect(pricePositionOf(aProduct(), null, NOW)).toEqual(none('no_price'));
    expect(pricePositionOf(aProduct(), undefined, NOW)).toEqual(none('no_price'));
  });

  test('for gold of unknown purity', () => {
    expect(pricePositionOf(aProduct({ purity: 'unknown' }), GOLD, NOW)).toEqual(none('unknown_purity'));
  });

  test('for stones that were not weighed', () => {
    expect(pricePositionOf(aProduct({ hasStones: true }), GOLD, NOW)).toEqual(none('stones_without_weight'));
    const weighed = aProduct({ hasStones: true, stoneWeight: milligrams(100) });
    expect(pricePositionOf(weighed, GOLD, NOW).kind).toBe('fair');
  });

  test('once the price is older than three business days, in Seoul', () => {
    expect(on('2026-03-18T23:59')).toBe('fair');
    expect(on('2026-03-19T00:00')).toBe('none');
    expect(pricePositionOf(aProduct(), GOLD, seoul('2026-03-19T00:00'))).toEqual(none('old_price'));
  });

  test('but holidays keep a price fresh', () => {
    // A Friday; the Monday after it is 대체공휴일 for 광복절.
    const gold = { ...GOLD, date: '2026-08-14' };
    expect(pricePositionOf(aProduct(), gold, seoul('2026-08-20T23:59')).kind).toBe('fair');
    expect(pricePositionOf(aProduct(), gold, seoul('2026-08-21T00:00')).kind).toBe('none');
  });

  test('for a price without a proper date, while one of tomorrow is no older than today', () => {
    expect(pricePositionOf(aProduct(), { ...GOLD, date: '2026-13-45' }, NOW)).toEqual(none('old_price'));
    expect(pricePositionOf(aProduct(), GOLD, millis(NOW - 86_400_000)).kind).toBe('fair');
  });
});
