import { CatalogueDatabase } from '#data/local/catalogue-database.ts';
import { seenProducts } from '#data/local/queries/seen-queries.ts';
import { searchWordsOf } from '#features/market/listing/listing-facts.ts';
import { foundAmong, keysBy } from '#domain/market/search-listings.ts';
import { keepSeen } from '#sync/market/keep-listings.ts';
import { queryOfSearch } from '#domain/market/trade-search.ts';
import { parseProductId, parseUserId } from '#domain/ids.ts';
import {
  PRODUCT_CATEGORIES,
  PURITIES,
  TRADE_METHODS,
  type Product,
  type ProductStatus,
} from '#domain/product/product.ts';
import { PRODUCT_SORTS } from '#domain/product/product-filter.ts';
import { milligrams, millis, won } from '#domain/units.ts';

// The list of /trade without its drawing: the product's own database, keys, search, filters and sorts.

const WORDS = ['순금', '돌반지', '골드바', '팔찌', '목걸이', '커플링', '보증서', '미개봉', '세공', '정품'];
const REGIONS = [
  ['서울', '강남구'],
  ['서울', '종로구'],
  ['부산', '해운대구'],
  ['경기', '수원시 영통구'],
] as const;
const STATUSES: readonly ProductStatus[] = ['selling', 'selling', 'reserved', 'sold'];

const QUERIES = ['', '골드바', 'ㄱㄷㅂ', '골ㄷ', '순금 팔찌', '3돈', '강남', '없는것', 'ㄷㅂㅈ 서울'];
const FILTERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { available: '1' },
  { purity: '24K', certificate: '1' },
  { weight: '3.75-18.75', price: '-3000000' },
  { region: '서울' },
  { category: 'ring,goldbar', region: '서울.종로구' },
];

function pick<Value>(list: readonly Value[], n: number): Value {
  const value = list[n % list.length];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

function must<Value>(value: Value | null): Value {
  if (value === null) throw new Error('not an id');
  return value;
}

/** Long descriptions, as people write them: what is searched is text. */
function listingOf(n: number): Product {
  const [sido, sigungu] = pick(REGIONS, n);
  const at = millis(1_700_000_000_000 + ((n * 104_729) % 900_000_000));
  const picture = `https://firebasestorage.googleapis.com/v0/b/x/o/productImages%2Fs%2Fp${n}?alt=media&token=t`;
  return {
    id: must(parseProductId(`p${n}`)),
    sellerId: must(parseUserId(`s${n % 300}`)),
    title: `${pick(WORDS, n)} ${pick(WORDS, n * 7 + 3)} ${n % 40}돈`,
    description: Array.from({ length: 60 }, (_, word) => pick(WORDS, n + word * 3)).join(' '),
    category: pick(PRODUCT_CATEGORIES, n),
    purity: pick(PURITIES, n * 5),
    weight: milligrams(1_000 + ((n * 37) % 90_000)),
    hasStones: n % 9 === 0,
    hasCertificate: n % 3 === 0,
    hasReceipt: n % 4 === 0,
    price: won(100_000 + ((n * 7_919) % 9_000_000)),
    negotiable: n % 2 === 0,
    tradeMethods: TRADE_METHODS,
    region: { sido, sigungu },
    images: Array.from({ length: 3 }, () => ({ url: picture, thumbUrl: picture, w: 1_200, h: 900 })),
    status: pick(STATUSES, n),
    createdAt: at,
    updatedAt: at,
    bumpedAt: at,
    favoriteCount: n % 60,
    chatCount: 0,
    viewCount: 0,
    priceHistory: [],
  };
}

/** Writes a catalogue of `count` listings to this device. */
async function fill(count: number): Promise<void> {
  const db = new CatalogueDatabase();
  await db.products.bulkPut(Array.from({ length: count }, (_, n) => listingOf(n)));
  db.close();
}

interface Times {
  /** From a closed database to the first list on an empty screen. */
  readonly firstMs: number;
  /** Each time the catalogue has changed: all of it read from the disk, searched, filtered and sorted. */
  readonly readMs: readonly number[];
  /** Each time somebody types or presses a filter: searched, filtered and sorted. */
  readonly searchMs: readonly number[];
}

async function measure(rounds: number): Promise<Times> {
  const keyOf = keysBy(searchWordsOf);
  const openedAt = performance.now();
  const db = new CatalogueDatabase();
  const rows = (await seenProducts(db, new Set())).products;
  foundAmong(rows, queryOfSearch({ search: '골드바' }), keyOf);
  const firstMs = performance.now() - openedAt;

  const searches = QUERIES.flatMap((search) =>
    FILTERS.flatMap((filter) => PRODUCT_SORTS.map((sort) => queryOfSearch({ search, sort, ...filter }))),
  );
  const searchMs: number[] = [];
  const readMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const query of searches) {
      const startedAt = performance.now();
      foundAmong(rows, query, keyOf);
      searchMs.push(performance.now() - startedAt);
    }
    const startedAt = performance.now();
    foundAmong((await seenProducts(db, new Set())).products, pick(searches, round * 31), keyOf);
    readMs.push(performance.now() - startedAt);
  }
  db.close();
  return { firstMs, readMs, searchMs };
}

/**
 * Thirty days of lists, a third of them of listings that were seen before; gives what is left on the device.
 */
async function month(): Promise<{ readonly cards: number; readonly megabytes: number }> {
  const catalogue = new CatalogueDatabase();
  let now = 1_700_000_000_000;
  const ground = {
    catalogue,
    environment: { now: () => millis(now), random: () => 0.5, newId: () => 'new' },
    keptProducts: async () => new Set<Product['id']>(),
  };
  for (let day = 0; day < 30; day += 1) {
    for (let page = 0; page < 15; page += 1) {
      now += 60_000;
      const from = page % 3 === 0 ? page * 24 : (day * 15 + page) * 24;
      await keepSeen(
        ground,
        Array.from({ length: 24 }, (_, n) => listingOf(from + n)),
        millis(now),
      );
    }
    now += 86_400_000;
  }
  const rows = await catalogue.products.toArray();
  const bytes = new TextEncoder().encode(JSON.stringify(rows)).length;
  catalogue.close();
  return { cards: rows.length, megabytes: Math.round(bytes / 100_000) / 10 };
}

Object.assign(globalThis, { market: { fill, measure, month } });
