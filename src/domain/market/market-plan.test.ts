import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyQuestion } from '#tests/support/any-question.ts';
import { someListings, wordsOf } from '#tests/support/market-listings.ts';
import { fromDon } from '../gold/weight.ts';
import { NO_FILTER, PRODUCT_SORTS, type ProductFilter, type ProductSort } from '../product/product-filter.ts';
import { won } from '../units.ts';
import { searchFieldsOf } from './card-search-fields.ts';
import { planOf, type MarketPlan } from './market-plan.ts';
import { questionKey, stripKey } from './market-question.ts';
import { foundAmong, keysBy } from './search-listings.ts';

const listings = someListings(150, 3, 'p').filter(({ status }) => status !== 'hidden');
const cards = listings.map((listing) => ({
  listing,
  fields: { ...searchFieldsOf(listing, wordsOf(listing)), category: listing.category },
}));

const candidatesOf = ({ list, anyOf, field, ordered }: MarketPlan) =>
  cards.filter(
    ({ listing, fields }) =>
      anyOf.some((name) => fields[list].includes(name)) &&
      (field === null || field.values.includes(fields[field.name])) &&
      (ordered === null || listing.price >= (ordered.min ?? 0)) &&
      (ordered === null || listing.price <= (ordered.max ?? Infinity)),
  );

test('a plan looks at everything that a question asks for, and at nothing else where it says so', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const found = new Set(foundAmong(listings, question, keysBy(wordsOf)).map(({ id }) => id));
      const plan = planOf(question);
      const looked = candidatesOf(plan).map(({ listing }) => listing.id);
      expect([...found].filter((id) => !looked.includes(id))).toEqual([]);
      expect(plan.isExact ? looked.filter((id) => !found.has(id)) : []).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

const planFor = (term: string, over: Partial<ProductFilter> = {}) =>
  planOf({ term, filter: { ...NO_FILTER, ...over }, sort: 'newest' });

test('filters alone are answered exactly, ranges that people choose most included', () => {
  expect(planFor('').isExact).toBe(true);
  expect(planFor('', { categories: ['ring', 'set'], purities: ['18K'], availableOnly: true }).isExact).toBe(
    true,
  );
  expect(planFor('', { weight: { min: fromDon(1), max: fromDon(3) } }).isExact).toBe(true);
  expect(planFor('', { price: { min: null, max: won(300_000) } }).isExact).toBe(true);
  expect(planFor('', { price: { min: null, max: won(310_000) } }).isExact).toBe(false);
});

test('a word is answered exactly, with one choice beside it', () => {
  expect(planFor('골드바').isExact).toBe(true);
  expect(planFor('골드바', { region: { sido: '서울', sigungu: '' } })).toMatchObject({
    list: 'tokens',
    field: { name: 'sido', values: ['서울'] },
    isExact: true,
  });
});

test('a common word yields to narrow choices', () => {
  const narrow = { region: { sido: '서울', sigungu: '강남구' }, categories: ['ring'] } as const;
  expect(planFor('금', narrow).list).toBe('shelves');
});

test('questions with the same answer have one key', () => {
  const filter = { ...NO_FILTER, purities: ['18K', '24K'] } as const;
  expect(questionKey({ term: ' 반지 ', filter, sort: 'newest' })).toBe(
    questionKey({ term: '반지', filter: { ...filter, purities: ['24K', '18K'] }, sort: 'newest' }),
  );
});

test('questions with another answer have another key, and a strip never that of a list', () => {
  const plain = { term: '반지', filter: NO_FILTER, sort: 'newest' } as const;
  const place = { sido: '서울', sigungu: '' };
  const filters: readonly Partial<ProductFilter>[] = [
    {},
    { categories: ['ring'] },
    { purities: ['18K'] },
    { weight: { min: fromDon(1), max: null } },
    { weight: { min: null, max: fromDon(1) } },
    { price: { min: won(1), max: null } },
    { price: { min: null, max: won(1) } },
    { region: place },
    { region: { ...place, sigungu: '강남구' } },
    { availableOnly: true },
    { withCertificate: true },
  ];
  const questions = [
    ...filters.map((over) => ({ ...plain, filter: { ...NO_FILTER, ...over } })),
    { ...plain, term: '팔찌' },
    { ...plain, sort: 'popular' as const },
  ];
  const keys = [...questions.map(questionKey), ...questions.map(stripKey)];
  expect(new Set(keys).size).toBe(keys.length);
});

describe('the order', () => {
  const price = { min: won(300_000), max: null };
  const ordered = (term: string, sort: ProductSort, over: Partial<ProductFilter> = { price }) =>
    planOf({ term, filter: { ...NO_FILTER, ...over }, sort });

  test.each(['', '골드바'])('by price holds a price by itself (%j)', (term) => {
    const byPrice = PRODUCT_SORTS.filter((sort) => ordered(term, sort).ordered !== null);
    expect(byPrice).toEqual(['price_low', 'price_high']);
    expect(ordered(term, 'price_low')).toMatchObject({ ordered: price, isExact: true });
    expect(ordered(term, 'price_low', {}).ordered).toBeNull();
  });

  test('and leaves its bands to a weight, of which nothing is exact but the edges', () => {
    const weight = { min: fromDon(1), max: fromDon(1) };
    const { anyOf, isExact } = ordered('', 'price_high', { price, weight });
    expect(anyOf).toEqual(['|||||w1']);
    expect(isExact).toBe(true);
    expect(ordered('', 'price_high', { price, weight: { min: fromDon(2), max: null } }).isExact).toBe(false);
    expect(ordered('골드바', 'price_high', { price, weight }).isExact).toBe(false);
  });

  test('by time asks for bands, and a word beside a price is looked at card by card', () => {
    expect(ordered('', 'newest', { price: { min: null, max: won(100_000) } }).anyOf).toEqual([
      '|||||p0',
      '|||||p1',
    ]);
    expect(ordered('골드바', 'newest').isExact).toBe(false);
  });
});

describe('of a price and a weight', () => {
  const planned = (price: ProductFilter['price'], weight: ProductFilter['weight']) =>
    planFor('', { price, weight });

  test('the one with fewer bands is asked for, and the other looked at', () => {
    const narrow = { min: won(100_000), max: won(100_000) };
    expect(planned(narrow, { min: fromDon(1), max: fromDon(5) })).toMatchObject({
      anyOf: ['|||||p1'],
      isExact: false,
    });
    expect(planned({ min: won(100_000), max: null }, { min: fromDon(3), max: fromDon(3) })).toMatchObject({
      anyOf: ['|||||w3'],
      isExact: false,
    });
  });
});

describe('how many alternatives one question may hold', () => {
  const CATEGORIES = ['ring', 'set', 'coin', 'bean', 'other', 'necklace'] as const;
  const PURITIES = ['24K', '22K', '18K', '14K', '10K'] as const;

  test('thirty', () => {
    const plan = planFor('', { categories: CATEGORIES, purities: PURITIES });
    expect(plan.anyOf).toHaveLength(30);
    expect(plan).toMatchObject({ isExact: true });
  });

  test('and of more what tells least is left out', () => {
    const plan = planFor('', { categories: CATEGORIES, purities: [...PURITIES, 'unknown'] });
    expect(plan.anyOf).toEqual(CATEGORIES.map((category) => `${category}|||||`));
    expect(plan.isExact).toBe(false);
    const wide = { min: won(110_000), max: null };
    const banded = planFor('', { categories: ['ring', 'set'], purities: ['24K', '18K'], price: wide });
    expect(banded.anyOf).toHaveLength(4);
    expect(banded.isExact).toBe(false);
  });

  test('beside a word as many choices as leave room for its readings', () => {
    const plan = planFor('반지', { purities: ['24K', '22K', '18K', '14K', '10K', 'unknown'] });
    expect(plan.field?.values).toHaveLength(24);
    expect(plan.isExact).toBe(true);
    const growing = planFor('바', { purities: ['24K', '22K', '18K', '14K', '10K', 'unknown'] });
    expect(growing.anyOf.length * (growing.field?.values.length ?? 1)).toBeLessThanOrEqual(30);
  });
});

describe('beside a word', () => {
  const SEOUL = { sido: '서울', sigungu: '' };

  test('the narrowest choice is asked for', () => {
    expect(planFor('골드바', { region: SEOUL, categories: ['ring', 'set'] }).field).toEqual({
      name: 'sido',
      values: ['서울'],
    });
    expect(planFor('골드바', { region: SEOUL, categories: ['ring'] }).field).toEqual({
      name: 'category',
      values: ['ring'],
    });
    expect(planFor('골드바', { purities: ['18K'], categories: ['ring', 'set', 'bean'] }).field).toEqual({
      name: 'grade',
      values: ['18Kac', '18Ka-', '18K-c', '18K--'],
    });
    expect(planFor('골드바', { availableOnly: true, withCertificate: true, region: null }).field?.name).toBe(
      'grade',
    );
  });

  test('and a place is narrower than all of them', () => {
    const region = { sido: '서울', sigungu: '강남구' };
    expect(planFor('골드바', { region, categories: ['ring'], purities: ['18K'] })).toMatchObject({
      list: 'tokens',
      field: { name: 'place', values: ['서울.강남구'] },
      isExact: false,
    });
  });

  test('a grade that is for sale and certified is narrower than a category and a half', () => {
    const choices = { purities: ['18K'], availableOnly: true, withCertificate: true } as const;
    expect(planFor('골드바', { ...choices, categories: ['ring'] }).field?.name).toBe('grade');
    expect(planFor('골드바', { ...choices, withCertificate: false, categories: ['ring'] }).field?.name).toBe(
      'category',
    );
  });
});
