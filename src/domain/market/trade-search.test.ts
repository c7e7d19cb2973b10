import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRODUCT_CATEGORIES, PURITIES } from '#domain/product/product.ts';
import { NO_FILTER, PRODUCT_SORTS } from '#domain/product/product-filter.ts';
import { milligrams, won, type Milligrams, type Won } from '#domain/units.ts';
import { queryOfSearch, searchForTerm, searchOfQuery, type TradeQuery } from './trade-search.ts';

/** The one way in which an address is written. */
const written = (raw: Record<string, unknown>) => searchOfQuery(queryOfSearch(raw));

const anyRange = <Unit extends Milligrams | Won>(unit: (value: number) => Unit) => {
  const end = fc.option(fc.nat(999_999_999).map(unit));
  return fc
    .tuple(end, end)
    .map(([a, b]) => (a !== null && b !== null && a > b ? { min: b, max: a } : { min: a, max: b }));
};
const anyQuery: fc.Arbitrary<TradeQuery> = fc.record({
  term: fc.string({ maxLength: 60 }).map((term) => term.trim()),
  filter: fc.record({
    categories: fc.subarray([...PRODUCT_CATEGORIES]),
    purities: fc.subarray([...PURITIES]),
    weight: anyRange(milligrams),
    price: anyRange(won),
    region: fc.constantFrom(null, { sido: '서울', sigungu: '' }, { sido: '경기', sigungu: '수원시 영통구' }),
    availableOnly: fc.boolean(),
    withCertificate: fc.boolean(),
  }),
  sort: fc.constantFrom(...PRODUCT_SORTS),
});

describe('the address of a list', () => {
  test('says everything that the list shows, and nothing is lost on the way', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(queryOfSearch(searchOfQuery(query))).toEqual(query);
      }),
    );
  });

  test('is empty for a list without wishes', () => {
    expect(written({})).toEqual({});
    expect(searchForTerm('골드바')).toEqual({ search: '골드바' });
  });

  test('is read as people write it', () => {
    expect(
      queryOfSearch({
        search: ' 돌반지 ',
        category: 'ring,baby_ring',
        weight: '3.75-',
        price: '-500000',
        region: '서울.강남구',
        available: '1',
        sort: 'price_low',
      }),
    ).toEqual({
      term: '돌반지',
      filter: {
        ...NO_FILTER,
        categories: ['baby_ring', 'ring'],
        weight: { min: 3_750, max: null },
        price: { min: null, max: 500_000 },
        region: { sido: '서울', sigungu: '강남구' },
        availableOnly: true,
      },
      sort: 'price_low',
    });
  });

  test('puts the ends of a range in order', () => {
    expect(queryOfSearch({ price: '900-100' }).filter.price).toEqual({ min: 100, max: 900 });
  });

  test('forgives whatever else stands in it', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('weight', 'price', 'region', 'sort', 'x'), fc.anything()),
        (raw) => {
          expect(written(written(raw))).toEqual(written(raw));
        },
      ),
    );
    expect(
      written({
        category: 'car',
        purity: ['24K'],
        weight: '1e3-',
        price: '--',
        region: '..',
        sort: 3,
      }),
    ).toEqual({});
  });
});
