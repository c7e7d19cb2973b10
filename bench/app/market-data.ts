import { encodeFields } from '#data/remote/rest/firestore-values.ts';
import { createFirestoreMarket } from '#data/remote/market/firestore-market.ts';
import { createDocumentReader } from '#data/remote/rest/document-reader.ts';
import { listingCardDocument } from '#documents/listing-card.ts';
import { productDocument } from '#documents/product.ts';
import { fromDon } from '#domain/gold/weight.ts';
import { parseProductId, parseUserId } from '#domain/ids.ts';
import { searchFieldsOf } from '#domain/market/card-search-fields.ts';
import { questionKey, type MarketQuestion } from '#domain/market/market-question.ts';
import { foundAmong, keysBy } from '#domain/market/search-listings.ts';
import {
  PRODUCT_CATEGORIES,
  PURITIES,
  type Product,
  type ProductCategory,
  type ProductStatus,
} from '#domain/product/product.ts';
import {
  NO_FILTER,
  PRODUCT_SORTS,
  sortProducts,
  type ProductFilter,
} from '#domain/product/product-filter.ts';
import { initialsOf } from '#domain/search/hangul.ts';
import { SIDOS } from '#domain/product/sidos.ts';
import { SIGUNGUS } from '#domain/product/sigungus.ts';
import { microsOfMillis, millis, milligrams, won, type Millis } from '#domain/units.ts';
import { searchWordsOf } from '#features/market/listing/listing-facts.ts';

// A market of any size out of one seed, as documents, and what must be found in it.

const THINGS: Readonly<Record<ProductCategory, readonly string[]>> = {
  baby_ring: ['돌반지', '아기 돌반지'],
  ring: ['민자 반지', '커플링', '큐빅 반지', '쌍가락지'],
  necklace: ['체인 목걸이', '하트 목걸이', '목걸이'],
  bracelet: ['체인 팔찌', '베네치아 팔찌', '팔찌'],
  earring: ['링 귀걸이', '원터치 귀걸이'],
  goldbar: ['골드바', '미니 골드바', '골드 바'],
  coin: ['기념 메달', '금화'],
  bean: ['콩금', '순금 콩금'],
  set: ['목걸이 팔찌 세트', '예물 세트'],
  other: ['금 열쇠', '행운의 열쇠', '금 거북이'],
};
const LOOKS = [
  '미착용',
  '새제품급',
  '돌 선물',
  '예물',
  '급처',
  '세공 좋은',
  '보증서 있는',
  '24K',
  '18K',
  '순금',
];
const MAKERS = ['한국금거래소', '한국조폐공사', '삼성금거래소', '까르띠에', '티파니', 'PAMP'];
const SENTENCES = [
  '돌잔치 때 선물로 받아 서랍에 보관만 했어요.',
  '한두 번 착용했고 큰 흠집은 없습니다.',
  '매장에서 함께 확인하고 거래하고 싶어요.',
  '급하게 정리하는 거라 조금 저렴하게 올립니다.',
  '사진은 오늘 찍었고 무게는 집 저울로 쟀어요.',
  '보증서와 케이스 모두 그대로 있습니다.',
  '가격은 조금 조정할 수 있으니 편하게 문의해주세요.',
];
const WEIGHTS = [0.5, 1, 1, 1, 2, 3, 3, 5, 7.25, 10, 20, 53.3].map(fromDon);
const STATUSES: readonly ProductStatus[] = ['selling', 'selling', 'selling', 'reserved', 'sold'];
const START = Date.parse('2026-01-01T00:00:00+09:00');

/** Listing `n` of a market, the same each time; those with a greater number are newer. */
export function listingOf(n: number): Product {
  const chance = randomOf(n);
  const among = <T>(choices: readonly T[]): T => must(choices[Math.floor(chance() * choices.length)] ?? null);
  const category = among(PRODUCT_CATEGORIES);
  const purity = among(['24K', '24K', '24K', '18K', '18K', ...PURITIES] as const);
  const weight = milligrams(among(WEIGHTS) + Math.floor(chance() * 4) * 10);
  const sido = among(['서울', '서울', '서울', '경기', '경기', ...SIDOS] as const);
  const at = millis(START + n * 20_000);
  const picture = `https://firebasestorage.googleapis.com/v0/b/demo/o/productImages%2Fs${n % 997}%2Fp${n}`;
  return {
    id: must(parseProductId(`bench-${n}`)),
    sellerId: must(parseUserId(`seller-${n % 997}`)),
    title: `${among(LOOKS)} ${among(THINGS[category])} ${Math.round(weight / 375) / 10}돈`,
    description: [among(SENTENCES), among(SENTENCES), among(SENTENCES)].join(' '),
    category,
    purity,
    weight,
    hasStones: chance() < 0.1,
    ...(chance() < 0.3 ? { maker: among(MAKERS) } : {}),
    hasCertificate: chance() < 0.5,
    hasReceipt: chance() < 0.3,
    price: won(Math.round((weight * (150 + chance() * 120)) / 1_000) * 1_000),
    negotiable: chance() < 0.5,
    tradeMethods: ['meet'],
    region: { sido, sigungu: among(SIGUNGUS[sido].split(' ')) },
    images: [{ url: `${picture}?alt=media`, thumbUrl: `${picture}-thumb?alt=media`, w: 1_200, h: 900 }],
    status: among(STATUSES),
    createdAt: at,
    updatedAt: at,
    bumpedAt: at,
    favoriteCount: Math.floor(chance() ** 4 * 200),
    chatCount: 0,
    viewCount: 0,
    priceHistory: [],
  };
}

/** The same listing a day later, changed by its seller. */
export const changed = (listing: Product, at: Millis): Product => ({
  ...listing,
  price: won(Math.round(listing.price * 0.95)),
  updatedAt: at,
});

/** What a listing is on the server, by path below the database's root. */
export const documentsOf = (listing: Product): readonly (readonly [path: string, fields: object])[] => {
  const { id, ...fields } = listing;
  return [
    [`products/${id}`, encodeFields(productDocument.encode(fields))],
    [
      `listingCards/${id}`,
      encodeFields(
        listingCardDocument.encode({
          ...fields,
          ...searchFieldsOf(listing, searchWordsOf(listing)),
          productAt: microsOfMillis(listing.updatedAt),
        }),
      ),
    ],
  ];
};

/** What people type: words, their beginnings and initials, one still being typed, and what finds nothing. */
const TERMS = [
  '',
  '골드바',
  'ㄱㄷㅂ',
  '골ㄷ',
  '순금 팔찌',
  '18k 반지',
  '강남구',
  '한국금거래소',
  '돌잔치',
  'ㅎㅇㅇㅇㅅ',
  '커플링 서울',
  'ㅂ',
];
const FILTERS: readonly Partial<ProductFilter>[] = [
  {},
  { region: { sido: '서울', sigungu: '강남구' } },
  { region: { sido: '제주', sigungu: '' }, availableOnly: true },
  { categories: ['goldbar', 'bean'], purities: ['24K'], region: { sido: '부산', sigungu: '' } },
  { weight: { min: fromDon(1), max: fromDon(3) }, region: { sido: '대구', sigungu: '' } },
  { price: { min: won(300_000), max: won(1_000_000) }, categories: ['coin'], withCertificate: true },
  { purities: ['22K', '10K'], categories: ['ring', 'necklace', 'earring'] },
];

/** `count` different things that people ask for: every other term is taken from a listing's own words. */
export function questionsOf(count: number): readonly MarketQuestion[] {
  const questions = new Map<string, MarketQuestion>();
  for (let n = 0; questions.size < count; n += 1) {
    const question: MarketQuestion = {
      term: n % 2 === 0 ? at(TERMS, n / 2) : termFrom(listingOf(n * 7), n),
      filter: { ...NO_FILTER, ...at(FILTERS, n) },
      sort: at(PRODUCT_SORTS, Math.floor(n / FILTERS.length)),
    };
    questions.set(questionKey(question), question);
  }
  return [...questions.values()];
}

function termFrom({ title, region, description }: Product, n: number): string {
  const words = title.split(' ');
  const word = at(words, n % 3);
  const choices = [
    word,
    word.slice(0, 2),
    initialsOf(words[1] ?? word),
    `${word.slice(0, -1)}${initialsOf(word.slice(-1))}`,
    `${word} ${region.sido}`,
    at(description.split(' '), n).slice(0, 3),
    region.sigungu,
  ];
  return at(choices, Math.floor(n / 2));
}

const at = <T>(choices: readonly T[], n: number): T => must(choices[n % choices.length] ?? null);

/** Looked through at once, so that their keys need not all be held. */
const LOOKED_THROUGH = 1_000;

/** What every engine must find for each of `questions` among the first `count` listings, in order. */
export function idsFor(questions: readonly MarketQuestion[], count: number): readonly (readonly string[])[] {
  const found: Product[][] = questions.map(() => []);
  for (let from = 0; from < count; from += LOOKED_THROUGH) {
    const some = Array.from({ length: Math.min(LOOKED_THROUGH, count - from) }, (_, n) =>
      listingOf(from + n),
    );
    const keys = keysBy(searchWordsOf);
    for (const [n, question] of questions.entries()) found[n]?.push(...foundAmong(some, question, keys));
  }
  return questions.map(({ sort }, n) => sortProducts(found[n] ?? [], sort).map(({ id }) => id));
}

export const marketAt = (origin: string, projectId: string) =>
  createFirestoreMarket(
    createDocumentReader({
      origin,
      projectId,
      apiKey: 'any',
      token: async () => null,
      deadlineMs: 600_000,
    }),
  );

/** 0–1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = (seed + 1) * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function must<T>(value: T | null): T {
  if (value === null) throw new Error('there is none');
  return value;
}
