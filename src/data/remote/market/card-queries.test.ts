import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchFieldsOf } from '#domain/market/card-search-fields.ts';
import type { MarketQuestion } from '#domain/market/market-question.ts';
import { PRODUCT_LIMITS } from '#domain/product/product.ts';
import { MOST_BEGINNINGS } from '#domain/search/word-beginnings.ts';
import { NO_FILTER, PRODUCT_SORTS } from '#domain/product/product-filter.ts';
import { won } from '#domain/units.ts';
import { anyQuestion } from '#tests/support/any-question.ts';
import { aProduct } from '#tests/support/domain-fixtures.ts';
import { wordsOf } from '#tests/support/market-listings.ts';
import { requiredIndex, serves, type CompositeIndex } from '#tests/support/required-index.ts';
import { cardCount, cardPage } from './card-queries.ts';

const { indexes }: { indexes: CompositeIndex[] } = JSON.parse(
  readFileSync(new URL('../../../../firestore.indexes.json', import.meta.url), 'utf8'),
);
const place = { values: [1, 2], id: 'ring-1' };

/** Every shape that a question takes: a term or none, each choice that an index helps with, each order. */
const shapes: readonly MarketQuestion[] = PRODUCT_SORTS.flatMap((sort) =>
  ['', '반지', 'ㅂㅈ'].flatMap((term) =>
    [
      NO_FILTER,
      { ...NO_FILTER, categories: ['ring'] as const },
      { ...NO_FILTER, categories: ['ring', 'set'] as const },
      { ...NO_FILTER, purities: ['18K'] as const },
      { ...NO_FILTER, availableOnly: true },
      { ...NO_FILTER, region: { sido: '서울', sigungu: '' } },
      { ...NO_FILTER, region: { sido: '서울', sigungu: '강남구' } },
      { ...NO_FILTER, price: { min: won(1), max: won(2) } },
    ].map((filter): MarketQuestion => ({ term, filter, sort })),
  ),
);

const missingFor = (question: MarketQuestion): readonly CompositeIndex[] =>
  [cardPage(question, null), cardPage(question, place), cardCount(question)].flatMap((query) => {
    const required = query && requiredIndex(query);
    return !query || !required || indexes.some((index) => serves(index, required, query)) ? [] : [required];
  });

describe('a question to the market', () => {
  it('has its composite index in firestore.indexes.json, whatever is asked', () => {
    expect(shapes.flatMap(missingFor)).toEqual([]);
    fc.assert(
      fc.property(anyQuestion, (question) => {
        expect(missingFor(question)).toEqual([]);
      }),
    );
  });

  it('uses every index that was made for it, of fewer than the 200 that a database may have', () => {
    const made = indexes.filter(({ collectionGroup }) => collectionGroup === 'listingCards');
    const unused = made.filter(
      (index) =>
        !shapes.some((question) => {
          const query = cardPage(question, null);
          const required = requiredIndex(query);
          return required !== null && serves(index, required, query);
        }),
    );
    expect(unused).toEqual([]);
    expect(indexes.length).toBeLessThan(200);
  });

  // No two characters alike, so that every piece is one of its own.
  let next = 0xac00;
  const fresh = (chars: number) =>
    Array.from({ length: chars }, () => String.fromCodePoint((next += 1))).join('');
  // With far-apart initials, too.
  const apart = (chars: number) =>
    Array.from({ length: chars }, () => String.fromCharCode(0xac00 + (((next += 1) * 7_919) % 11_172))).join(
      '',
    );

  it.each([
    [
      'of the most words',
      () => ({
        title: fresh(PRODUCT_LIMITS.titleChars),
        maker: fresh(PRODUCT_LIMITS.makerChars),
        description: Array.from({ length: MOST_BEGINNINGS }, () => fresh(5)).join(' '),
      }),
    ],
    [
      'that was made to have too many',
      () => ({
        title: apart(PRODUCT_LIMITS.titleChars),
        maker: apart(PRODUCT_LIMITS.makerChars),
        region: { sido: apart(PRODUCT_LIMITS.sigunguChars), sigungu: apart(PRODUCT_LIMITS.sigunguChars) },
        // Rare letters, of which one alone is as long as two, with a sign behind each.
        description: Array.from(
          { length: MOST_BEGINNINGS },
          (_, n) => `${String.fromCodePoint(0x20000 + n)}-`,
        ).join(''),
      }),
    ],
  ])('is found in a card %s, within the 40,000 index entries of a document', (_which, words) => {
    const listing = aProduct({ ...words(), price: won(1_234_567) });
    const card = searchFieldsOf(listing, wordsOf(listing));
    const made = indexes.filter(({ collectionGroup }) => collectionGroup === 'listingCards');
    const entries = made.map(({ fields }) =>
      fields.some(({ fieldPath }) => fieldPath === 'tokens') ? card.tokens.length : card.shelves.length,
    );
    // And by itself each name stands in the index of its own list.
    const alone = card.tokens.length + card.shelves.length;
    expect(entries.reduce((sum, count) => sum + count, alone)).toBeLessThan(40_000);
  });

  it('reads a bounded number of cards, and asks for no more alternatives than Firestore looks at', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { limit, filters } = cardPage(question, null);
        expect(limit).toBeLessThanOrEqual(50);
        const alternatives = filters.reduce(
          (product, { value }) => product * (Array.isArray(value) ? value.length : 1),
          1,
        );
        expect(alternatives).toBeGreaterThan(0);
        expect(alternatives).toBeLessThanOrEqual(30);
      }),
    );
  });
});
