import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aProduct, productId } from '#tests/support/domain-fixtures.ts';

import { pricePerGramOf } from '../gold/melt-value.ts';
import { milligrams, millis, won } from '../units.ts';
import {
  NO_FILTER,
  PRODUCT_SORTS,
  activeFilterCount,
  filterProducts,
  passesFilter,
  sortProducts,
  type ProductFilter,
  isByLowPrice,
} from './product-filter.ts';
import { PRODUCT_CATEGORIES, PRODUCT_STATUSES, PURITIES } from './product.ts';

const SEOUL = { sido: '서울특별시', sigungu: '종로구' };
const BUSAN = { sido: '부산광역시', sigungu: '해운대구' };

const anyProduct = fc
  .record({
    id: fc.nat({ max: 50 }).map((n) => productId(`p${n}`)),
    status: fc.constantFrom(...PRODUCT_STATUSES),
    category: fc.constantFrom(...PRODUCT_CATEGORIES),
    purity: fc.constantFrom(...PURITIES),
    weight: fc.integer({ min: 0, max: 5 }).map((n) => milligrams(n * 1_000)),
    price: fc.integer({ min: 1, max: 5 }).map((n) => won(n * 100_000)),
    region: fc.constantFrom(SEOUL, BUSAN),
    hasCertificate: fc.boolean(),
    bumpedAt: fc.nat({ max: 5 }).map(millis),
    favoriteCount: fc.nat({ max: 3 }),
  })
  .map(aProduct);
const products = fc.uniqueArray(anyProduct, { selector: (p) => p.id, maxLength: 30 });

const bound = fc.option(fc.integer({ min: 0, max: 5 }), { nil: null });
const anyFilter = fc
  .record({
    categories: fc.subarray([...PRODUCT_CATEGORIES]),
    purities: fc.subarray([...PURITIES]),
    weight: fc.tuple(bound, bound),
    price: fc.tuple(bound, bound),
    region: fc.constantFrom(null, SEOUL, BUSAN, { sido: '서울특별시', sigungu: '' }),
    availableOnly: fc.boolean(),
    withCertificate: fc.boolean(),
  })
  .map(({ weight: [lightest, heaviest], price: [cheapest, dearest], ...rest }): ProductFilter => ({
    ...rest,
    weight: { min: scaled(lightest, 1_000, milligrams), max: scaled(heaviest, 1_000, milligrams) },
    price: { min: scaled(cheapest, 100_000, won), max: scaled(dearest, 100_000, won) },
  }));

function scaled<Unit>(value: number | null, by: number, unit: (n: number) => Unit): Unit | null {
  return value === null ? null : unit(value * by);
}

const passes = (over: Partial<ProductFilter>, product = aProduct()) =>
  passesFilter(product, { ...NO_FILTER, ...over });

describe('a filter', () => {
  test('that is empty lets everything through that is not hidden', () => {
    const shown = PRODUCT_STATUSES.filter((status) => passes({}, aProduct({ status })));
    expect(shown).toEqual(['selling', 'reserved', 'sold']);
  });

  test('for what can be had leaves out the reserved and the sold', () => {
    const shown = PRODUCT_STATUSES.filter((status) => passes({ availableOnly: true }, aProduct({ status })));
    expect(shown).toEqual(['selling']);
  });

  test('by category and purity takes any of those chosen', () => {
    expect(passes({ categories: ['ring', 'coin'] })).toBe(true);
    expect(passes({ categories: ['coin'] })).toBe(false);
    expect(passes({ purities: ['18K'] })).toBe(true);
    expect(passes({ purities: ['24K', '14K'] })).toBe(false);
  });

  test('by weight and price includes both ends', () => {
    const weight = milligrams(3_750);
    const price = won(600_000);
    expect(passes({ weight: { min: weight, max: weight }, price: { min: price, max: price } })).toBe(true);
    expect(passes({ weight: { min: milligrams(3_751), max: null } })).toBe(false);
    expect(passes({ weight: { min: null, max: milligrams(3_749) } })).toBe(false);
    expect(passes({ price: { min: won(600_001), max: null } })).toBe(false);
    expect(passes({ price: { min: null, max: won(599_999) } })).toBe(false);
  });

  test('by region takes a whole province or one district of it', () => {
    expect(passes({ region: SEOUL })).toBe(true);
    expect(passes({ region: { ...SEOUL, sigungu: '' } })).toBe(true);
    expect(passes({ region: { ...SEOUL, sigungu: '강남구' } })).toBe(false);
    expect(passes({ region: { ...BUSAN, sigungu: '종로구' } })).toBe(false);
  });

  test('for a certificate leaves out what has none', () => {
    expect(passes({ withCertificate: true })).toBe(true);
    expect(passes({ withCertificate: true }, aProduct({ hasCertificate: false }))).toBe(false);
  });

  test('counts its chips', () => {
    expect(activeFilterCount(NO_FILTER)).toBe(0);
    expect(
      activeFilterCount({ ...NO_FILTER, purities: ['24K', '18K'], price: { min: null, max: won(1) } }),
    ).toBe(2);
    expect(
      activeFilterCount({
        categories: ['ring'],
        purities: ['18K'],
        weight: { min: milligrams(1), max: null },
        price: { min: won(1), max: won(2) },
        region: SEOUL,
        availableOnly: true,
        withCertificate: true,
      }),
    ).toBe(7);
  });

  test('keeps the order, loses only what does not pass, and does nothing the second time', () => {
    fc.assert(
      fc.property(products, anyFilter, (rows, filter) => {
        const shown = filterProducts(rows, filter);
        expect(shown).toEqual(rows.filter((row) => shown.includes(row)));
        expect(shown.every((row) => passesFilter(row, filter))).toBe(true);
        expect(filterProducts(shown, filter)).toEqual(shown);
      }),
    );
  });
});

describe('a sort', () => {
  test('orders by what it is called', () => {
    fc.assert(
      fc.property(products, (rows) => {
        const by = (sort: (typeof PRODUCT_SORTS)[number]) => sortProducts(rows, sort);
        expect(isRising(by('newest').map((p) => -p.bumpedAt))).toBe(true);
        expect(isRising(by('price_low').map((p) => p.price))).toBe(true);
        expect(isRising(by('price_high').map((p) => -p.price))).toBe(true);
        expect(isRising(by('per_gram_low').map((p) => pricePerGramOf(p) ?? Infinity))).toBe(true);
        expect(isRising(by('popular').map((p) => -p.favoriteCount))).toBe(true);
      }),
    );
  });

  test('keeps every listing, leaves its input alone and does not depend on its order', () => {
    fc.assert(
      fc.property(products, fc.constantFrom(...PRODUCT_SORTS), (rows, sort) => {
        const before = [...rows];
        const sorted = sortProducts(rows, sort);
        expect(rows).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(rows));
        expect(sortProducts(rows.toReversed(), sort)).toEqual(sorted);
      }),
    );
  });

  test('puts the newest first among equals', () => {
    const [old, recent] = [
      aProduct({ bumpedAt: millis(1) }),
      aProduct({ bumpedAt: millis(2), id: productId('p2') }),
    ];
    expect(sortProducts([old, recent], 'price_low')).toEqual([recent, old]);
  });
});

function isRising(values: readonly number[]): boolean {
  return values.every((value, i) => i === 0 || value >= (values[i - 1] ?? -Infinity));
}

test('the cheapest lead in two orders', () => {
  expect(PRODUCT_SORTS.filter(isByLowPrice)).toEqual(['price_low', 'per_gram_low']);
});

test('one end of a range is a choice like two', () => {
  expect(activeFilterCount({ ...NO_FILTER, weight: { min: null, max: milligrams(1) } })).toBe(1);
  expect(activeFilterCount({ ...NO_FILTER, price: { min: won(1), max: null } })).toBe(1);
  expect(activeFilterCount({ ...NO_FILTER, price: { min: null, max: won(1) } })).toBe(1);
});

test('of those put up at one moment the greater id stands first', () => {
  const at = millis(7);
  const rows = ['p1', 'p3', 'p2'].map((id) => aProduct({ id: productId(id), bumpedAt: at }));
  expect(sortProducts(rows, 'newest').map(({ id }) => id)).toEqual(['p3', 'p2', 'p1']);
  const older = aProduct({ id: productId('p9'), bumpedAt: millis(6) });
  expect(sortProducts([older, ...rows], 'popular').map(({ id }) => id)).toEqual(['p3', 'p2', 'p1', 'p9']);
});
