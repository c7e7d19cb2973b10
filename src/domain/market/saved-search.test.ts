import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyQuestion } from '#tests/support/any-question.ts';
import { aProduct } from '#tests/support/domain-fixtures.ts';
import { someListings, wordsOf } from '#tests/support/market-listings.ts';
import { categoryText, purityText } from '#i18n/ko/product-words.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { NO_FILTER, type ProductFilter } from '../product/product-filter.ts';
import { searchKeyOf } from '../search/search-key.ts';
import { MOST_BEGINNINGS } from '../search/word-beginnings.ts';
import type { Product } from '../product/product.ts';
import { won } from '../units.ts';
import type { MarketQuestion } from './market-question.ts';
import { wordsOfQuestion } from './question-words.ts';
import { addressOfQuestion, doesFind, isWorthKeeping, questionAtAddress } from './saved-search.ts';
import { anchorKeysOf, anchorsOf } from './search-anchors.ts';
import { foundAmong, keysBy } from './search-listings.ts';

const listings = someListings(120, 11, 's');
const searchKeys = new Map(listings.map((listing) => [listing, searchKeyOf(listing, wordsOf(listing))]));
const isFound = (question: MarketQuestion, listing: Product): boolean => {
  const key = searchKeys.get(listing);
  return key !== undefined && doesFind(question, listing, key);
};
const keys = new Map(listings.map((listing) => [listing, new Set(anchorKeysOf(listing, wordsOf(listing)))]));
const asking = (term: string, over: Partial<ProductFilter> = {}) => ({
  term,
  filter: { ...NO_FILTER, ...over },
});
const waitingFor = (question: ReturnType<typeof asking>) =>
  listings.filter((listing) => anchorsOf(question).some((anchor) => keys.get(listing)?.has(anchor)));

describe('an anchor', () => {
  test('is among the keys of every listing that its search finds', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const anchors = anchorsOf(question);
        const missed = listings.filter(
          (listing) =>
            isFound(question, listing) && !anchors.some((anchor) => keys.get(listing)?.has(anchor)),
        );
        expect(missed.map(({ title }) => title)).toEqual([]);
        expect(anchors.length).toBeGreaterThan(0);
        expect(anchors.length).toBeLessThanOrEqual(30);
      }),
      { numRuns: 1_000 },
    );
  });

  test('of a word is its beginning in its province, so that nothing else is asked', () => {
    expect(anchorsOf(asking('반지'))).toEqual(['w|반지']);
    expect(anchorsOf(asking('24K 돌반지', { region: { sido: '서울', sigungu: '강남구' } }))).toEqual([
      'w서울|돌반지',
    ]);
    const inBusan = waitingFor(asking('목걸이', { region: { sido: '부산', sigungu: '' } }));
    expect(inBusan.length).toBeGreaterThan(0);
    expect(inBusan.filter(({ region }) => region.sido !== '부산')).toEqual([]);
  });

  test('of a growing syllable stands for both of its readings, and a bare letter for its choices', () => {
    expect(anchorsOf(asking('순금')).length).toBe(2);
    expect(anchorsOf(asking('금', { categories: ['ring'] }))).toEqual(
      anchorsOf(asking('', { categories: ['ring'] })),
    );
  });

  test('is one of a bounded number of keys, whatever a listing says', () => {
    const long = aProduct({
      title: Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0xac00 + at * 91)).join(''),
      description: Array.from(
        { length: 900 },
        (_, at) => `${String.fromCodePoint(0xac00 + at * 12)}가나다`,
      ).join(' '),
    });
    expect(anchorKeysOf(long, wordsOf(long)).length).toBeLessThan(2 * (2 * MOST_BEGINNINGS + 1_000));
    const usual = listings.map((listing) => keys.get(listing)?.size ?? 0);
    expect(Math.max(...usual)).toBeLessThan(600);
  });
});

describe('a search that is kept', () => {
  test('reads back what it was, but for its order', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const address = addressOfQuestion(question);
        const again = questionAtAddress(address);
        expect(addressOfQuestion(again)).toBe(address);
        expect(again.filter).toEqual(question.filter);
        expect(address).toMatch(/^[\x21-\x7E]*$/);
      }),
    );
    expect(questionAtAddress('search=%E0%A4%A&category=ring,nothing&x=1')).toEqual({
      ...asking('', { categories: ['ring'] }),
      sort: 'newest',
    });
  });

  test('finds what /trade shows', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const shown = foundAmong(listings, question, keysBy(wordsOf)).map(({ id }) => id);
        const found = listings.filter((one) => isFound(question, one)).map(({ id }) => id);
        expect(found.toSorted()).toEqual(shown.toSorted());
      }),
    );
  });

  test('asks for something', () => {
    expect(isWorthKeeping(asking('  '))).toBe(false);
    expect(isWorthKeeping(asking('', { availableOnly: true }))).toBe(false);
    expect(isWorthKeeping(asking('반지'))).toBe(true);
    expect(isWorthKeeping(asking('', { price: { min: null, max: won(300_000) } }))).toBe(true);
  });

  test('is called what somebody would call it', () => {
    const { filter } = tradeText;
    const text = { ...filter, categories: categoryText, purities: purityText };
    const question = asking('', {
      purities: ['24K'],
      categories: ['baby_ring'],
      price: { min: null, max: won(300_000) },
      region: { sido: '서울', sigungu: '강남구' },
    });
    expect(wordsOfQuestion(question, text)).toEqual(['24K 돌반지', '30만원 이하', '서울 강남구']);
    expect(wordsOfQuestion(asking(' 골드바 '), text)).toEqual(['골드바']);
  });
});
