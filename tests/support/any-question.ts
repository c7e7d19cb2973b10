import fc from 'fast-check';
import type { MarketQuestion } from '#domain/market/market-question.ts';
import { PRODUCT_CATEGORIES, PURITIES } from '#domain/product/product.ts';
import { PRODUCT_SORTS, type Range } from '#domain/product/product-filter.ts';
import { fromDon } from '#domain/gold/weight.ts';
import { won } from '#domain/units.ts';
import { anyUnicode } from './any-unicode.ts';

const rangeOf = <Unit extends number>(ends: readonly Unit[]): fc.Arbitrary<Range<Unit>> => {
  const end = fc.option(fc.constantFrom(...ends), { freq: 1 });
  return fc
    .tuple(end, end)
    .map(([a, b]) => (a !== null && b !== null && a > b ? { min: b, max: a } : { min: a, max: b }));
};

const TERMS = [
  '골드바',
  'ㄱㄷㅂ',
  '골ㄷ',
  '골듭',
  '순금 팔찌',
  '반지',
  '18k',
  '24K ㅂㅈ',
  '서울',
  '강남구 목걸이',
  '한국금거래소',
  'ㅎㄱㄱㄱㄹㅅ',
  '돌잔치',
  '선물 반지',
  '3.75g',
  '1돈',
  'ㅂ',
  '금',
  '💍',
  '없는말',
  '   ',
];

/** Anything that somebody may ask the market for, what people ask for most of the time. */
export const anyQuestion: fc.Arbitrary<MarketQuestion> = fc.record({
  term: fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 5, arbitrary: fc.constantFrom(...TERMS) },
    { weight: 1, arbitrary: anyUnicode() },
  ),
  filter: fc.record({
    categories: fc.oneof(fc.constant([]), fc.subarray([...PRODUCT_CATEGORIES])),
    purities: fc.oneof(fc.constant([]), fc.subarray([...PURITIES])),
    weight: fc.oneof(
      fc.constant({ min: null, max: null }),
      rangeOf([0.5, 1, 2, 3, 5, 7, 10, 30, 40].map(fromDon)),
    ),
    price: fc.oneof(
      fc.constant({ min: null, max: null }),
      rangeOf([0, 100_000, 250_000, 300_000, 1_000_000, 2_345_678, 3_000_000].map(won)),
    ),
    region: fc.constantFrom(
      null,
      null,
      { sido: '서울', sigungu: '' },
      { sido: '서울', sigungu: '강남구' },
      { sido: '부산', sigungu: '해운대구' },
    ),
    availableOnly: fc.boolean(),
    withCertificate: fc.boolean(),
  }),
  sort: fc.constantFrom(...PRODUCT_SORTS),
});
