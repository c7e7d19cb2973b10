import { PRODUCT_CATEGORIES, PRODUCT_STATUSES, PURITIES, type Product } from '#domain/product/product.ts';
import { milligrams, millis, won } from '#domain/units.ts';
import { categoryText, puritySearchWords } from '#i18n/ko/product-words.ts';
import { aProduct, productId, seoul } from './domain-fixtures.ts';
import { SeededRandom } from './seeded-random.ts';

const THINGS = [
  '골드바',
  '돌반지',
  '민자 반지',
  '체인 팔찌',
  '18K 목걸이',
  '순금 목걸이',
  '골드 바',
  '콩금',
  '닭띠 금메달',
];
const LOOKS = ['한국금거래소', '까르띠에', '미착용', 'Gold', '10g', '커플', '★', '💍'];
const WORDS = [
  '돌잔치',
  '선물로',
  '받은',
  '보증서',
  '(순금)',
  '반지예요',
  '한 번',
  '착용',
  'a/b',
  '골드바처럼',
  '급처',
];
const PLACES = [
  ['서울', '강남구'],
  ['서울', '종로구'],
  ['부산', '해운대구'],
  ['경기', ''],
] as const;

/** The words that the app adds to what a listing says. */
export const wordsOf = ({ category, purity }: Product): readonly string[] =>
  [categoryText[category], puritySearchWords[purity]].filter((word) => word !== '');

/** Listings of every kind, many of them alike, so that pages break between equals. */
export function someListings(count: number, seed: number, prefix: string): readonly Product[] {
  const random = new SeededRandom(seed);
  const among = <T>(choices: readonly T[]): T => {
    const chosen = choices[random.below(choices.length)];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  };
  return Array.from({ length: count }, (_, index) => {
    const [sido, sigungu] = among(PLACES);
    const hasStones = random.chance(0.2);
    return aProduct({
      id: productId(`${prefix}${index}`),
      title: `${among(LOOKS)} ${among(THINGS)} ${among(['1돈', '3.75g', ''])}`.trim(),
      description: `${among(WORDS)} ${among(WORDS)}, ${among(WORDS)}.`,
      category: among(PRODUCT_CATEGORIES),
      purity: among(PURITIES),
      weight: milligrams(among([1_875, 3_750, 5_000, 11_250, 18_750, 37_500, 40_000, 120_000])),
      hasStones,
      ...(hasStones && random.chance(0.5) ? { stoneWeight: milligrams(1_875) } : {}),
      ...(random.chance(0.4) ? { maker: among(['한국조폐공사', '한국금거래소', 'PAMP']) } : {}),
      hasCertificate: random.chance(0.5),
      price: won(among([99_000, 100_000, 300_000, 450_000, 1_000_000, 2_345_678, 3_000_000, 20_000_000])),
      region: { sido, sigungu },
      status: among(PRODUCT_STATUSES),
      bumpedAt: millis(seoul('2026-03-01T09:00') + random.below(40) * 60_000),
      favoriteCount: random.below(6),
    });
  });
}
