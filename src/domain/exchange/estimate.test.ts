import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { DEFAULT_FEE_TABLE } from '../gold/fee-schedule.ts';
import { PURITIES } from '../product/product.ts';
import { fromGrams, milligrams, won } from '../units.ts';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { estimateOf, feeOfBars, fineGoldOf, goldBalance, goldInBars, shortfallOf } from './estimate.ts';
import type { ExchangeItem } from './exchange.ts';

const item = (over: Partial<ExchangeItem>): ExchangeItem => ({
  purity: '24K',
  weight: fromGrams(3.75),
  count: 1,
  note: '',
  ...over,
});
const bar = (grams: number, count = 1) => ({ weight: fromGrams(grams), count });

const anyItem = fc
  .record({
    purity: fc.constantFrom(...PURITIES),
    weight: fc.integer({ min: 10, max: 1_000_000 }).map(milligrams),
    count: fc.integer({ min: 1, max: 20 }),
  })
  .map(item);

describe('the pure gold in what is brought', () => {
  test('is weight times count times purity', () => {
    expect(fineGoldOf([item({ purity: '18K', count: 5 })])).toBe(14_063);
    expect(fineGoldOf([item({}), item({ purity: '14K' })])).toBe(3_750 + 2_194);
    expect(fineGoldOf([])).toBe(0);
  });

  test('is to the milligram what a calculator says: 1.7 g of 14K are 0.9945 g of gold', () => {
    expect(fineGoldOf([item({ purity: '14K', weight: fromGrams(1.7) })])).toBe(995);
    // Seven of 0.1 g as seven lines are what they are as one.
    const tenth = item({ purity: '14K', weight: fromGrams(0.1) });
    expect(fineGoldOf(Array.from({ length: 7 }, () => tenth))).toBe(fineGoldOf([{ ...tenth, count: 7 }]));
  });

  test('leaves out what nobody can judge yet', () => {
    expect(fineGoldOf([item({ purity: 'unknown', count: 9 })])).toBe(0);
  });

  test('is never more than the weight, and does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 10 }), (items) => {
        const gross = items.reduce((sum, i) => sum + i.weight * i.count, 0);
        expect(fineGoldOf(items)).toBeLessThanOrEqual(gross);
        expect(fineGoldOf(items)).toBe(fineGoldOf(items.toReversed()));
      }),
    );
  });
});

describe('the fee of the wanted bars', () => {
  test('adds up the fees of all of them', () => {
    expect(feeOfBars([bar(10), bar(50, 2)], DEFAULT_FEE_TABLE)).toBe(20_000 + 2 * 40_000);
    expect(feeOfBars([bar(11.25, 3)], DEFAULT_FEE_TABLE)).toBe(60_000);
  });

  test('is to be asked for as soon as one bar has no fee', () => {
    expect(feeOfBars([bar(10), bar(41.25)], DEFAULT_FEE_TABLE)).toBeNull();
  });
});

test('the balance says what is left over or missing', () => {
  expect(goldInBars([bar(10), bar(1, 3)])).toBe(13_000);
  expect(goldBalance([item({ purity: '18K', count: 5 })], [bar(10)])).toBe(4_063);
  expect(goldBalance([item({})], [bar(10)])).toBe(-6_250);
});

test('an estimate holds gold, fee and the date of the price beside it', () => {
  const items = [item({ purity: '18K', count: 5 })];
  expect(estimateOf(items, [bar(10)], DEFAULT_FEE_TABLE, { date: '2026-03-11' })).toEqual({
    fineGold: 14_063,
    fee: 20_000,
    priceDate: '2026-03-11',
  });
  expect(estimateOf(items, [bar(1000)], DEFAULT_FEE_TABLE, null)).toMatchObject({
    fee: null,
    priceDate: null,
  });
});

describe('the gold that is missing', () => {
  const gold = { date: '2026-03-11', buyPerGram: won(240_000) };
  const now = seoul('2026-03-12T10:00');
  const missing = (items: readonly ExchangeItem[], bars: readonly ReturnType<typeof bar>[], price = gold) =>
    shortfallOf(items, bars, DEFAULT_FEE_TABLE, price, now);

  test('costs its weight at the 살 때 price, beside the fee of the bars', () => {
    expect(missing([item({ weight: fromGrams(5.625) })], [bar(11.25)])).toEqual({
      weight: 5_625,
      cost: { price: 1_350_000, priceDate: '2026-03-11' },
      fee: 20_000,
    });
  });

  test('has no price where none is recent, and no fee where none is known', () => {
    const old = { ...gold, date: '2026-03-02' };
    expect(missing([item({})], [bar(4)], old)).toEqual({ weight: 250, cost: null, fee: 20_000 });
    expect(shortfallOf([item({})], [bar(499)], DEFAULT_FEE_TABLE, null, now)).toMatchObject({
      cost: null,
      fee: null,
    });
  });

  test('is none where enough is brought, or where one side is not said yet', () => {
    expect(missing([item({ count: 3 })], [bar(11.25)])).toBeNull();
    expect(missing([], [bar(10)])).toBeNull();
    expect(missing([item({})], [])).toBeNull();
  });

  test('is not told as long as something is of a purity that nobody knows', () => {
    const chain = item({ purity: 'unknown', weight: fromGrams(100) });
    expect(missing([item({}), chain], [bar(10)])).toBeNull();
    expect(missing([item({})], [bar(10)])).toMatchObject({ weight: 6_250 });
  });
});
