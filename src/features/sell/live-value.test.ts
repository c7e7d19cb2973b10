import { expect, test } from 'vitest';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { EMPTY_LISTING } from '#domain/product/listing-form.ts';
import { aGoldPrice } from '#tests/support/catalogue-fixtures.ts';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { won } from '#domain/units.ts';
import { liveValueOf } from './live-value.ts';

const now = seoul('2026-03-11T12:00');
const gold: GoldPrice = {
  ...aGoldPrice({ date: '2026-03-11' }),
  sellPerGram: won(214_400),
  buyPerGram: won(240_000),
};
const ring = { ...EMPTY_LISTING, purity: '18K', weight: '3.75' } as const;

test('a ring is worth its gold as soon as weight and purity are known', () => {
  expect(liveValueOf(ring, gold, now)).toEqual({
    melt: 603_000,
    priceDate: '2026-03-11',
    perGram: null,
    position: null,
  });
});

test('a certificate goes before the stamp, unless the two do not agree', () => {
  expect(liveValueOf({ ...ring, fineness: '755' }, gold, now)).toMatchObject({ melt: 607_020 });
  expect(liveValueOf({ ...ring, fineness: '999.9' }, gold, now)).toMatchObject({ melt: 603_000 });
});

test('a price that is typed is set against it', () => {
  expect(liveValueOf({ ...ring, price: '300000' }, gold, now)).toMatchObject({
    position: 'low',
    perGram: 80_000,
  });
  expect(liveValueOf({ ...ring, price: '1,000,000' }, gold, now)).toMatchObject({ position: 'high' });
});

test('what is not known is said', () => {
  expect(liveValueOf(EMPTY_LISTING, gold, now)).toBe('no_weight');
  expect(liveValueOf({ ...ring, purity: 'unknown' }, gold, now)).toBe('unknown_purity');
  expect(liveValueOf({ ...ring, hasStones: true }, gold, now)).toBe('stones_without_weight');
  expect(liveValueOf(ring, null, now)).toBe('no_price');
  expect(liveValueOf(ring, { ...gold, date: '2026-02-02' }, now)).toBe('old_price');
});
