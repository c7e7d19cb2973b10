import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyQuestion } from '#tests/support/any-question.ts';
import { someListings, wordsOf } from '#tests/support/market-listings.ts';
import { fromDon } from '../gold/weight.ts';
import { NO_FILTER, type ProductFilter } from '../product/product-filter.ts';
import { won } from '../units.ts';
import { searchFieldsOf } from './card-search-fields.ts';
import { planOf, type MarketPlan } from './market-plan.ts';
import { questionKey } from './market-question.ts';
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
