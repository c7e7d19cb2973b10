import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { parseUserId } from '#domain/ids.ts';
import { addressOfQuestion, doesFind, questionAtAddress } from '#domain/market/saved-search.ts';
import { PRODUCT_CATEGORIES, PURITIES, type Product } from '#domain/product/product.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { SIDOS } from '#domain/product/sidos.ts';
import { searchKeyOf } from '#domain/search/search-key.ts';
import { won } from '#domain/units.ts';
import { productDocument } from '#documents/product.ts';
import { labelsOf } from '../../functions/src/market/labels-of.ts';
import { firestore } from '../../functions/src/runtime/firebase.ts';
import { dataOf } from '../../functions/src/runtime/stored-data.ts';
import { lookedUpBy } from '../../functions/src/searches/keep-search.ts';
import { tellSearches } from '../../functions/src/searches/tell-searches.ts';
import { listingOf } from './market-data.ts';

// Kept searches of any number out of one seed, and what a new listing costs among them.

const PER_PERSON = 30;
const BATCH = 400;
const TERMS = [
  '돌반지',
  '골드바',
  '순금 팔찌',
  '커플링',
  '목걸이',
  '까르띠에',
  '예물 세트',
  '금 열쇠',
  'ㄱㄷㅂ',
  '',
];
const PRICES = [null, null, 300_000, 500_000, 1_000_000, 3_000_000];
const LONG_AGO = Timestamp.fromMillis(0);

/** What somebody with the number `n` among all searches looks for: what people look for, in many ways. */
function addressOf(n: number): string {
  const among = <T>(choices: readonly T[], step: number): T | undefined =>
    choices[Math.floor(n / step) % choices.length];
  const [max, sido] = [among(PRICES, 10) ?? null, among(['', '', '서울', ...SIDOS], 60) ?? ''];
  const term = among(TERMS, 1) ?? '';
  const category = among(PRODUCT_CATEGORIES, 7);
  const purity = among(['', '', ...PURITIES] as const, 3) ?? '';
  return addressOfQuestion({
    // One in ten looks for something that nobody sells.
    term: n % 10 === 6 ? `${term} ${n}호` : term,
    filter: {
      ...NO_FILTER,
      categories: term === '' && category ? [category] : [],
      purities: purity === '' ? [] : [purity],
      price: { min: null, max: max === null ? null : won(max) },
      region: sido === '' ? null : { sido, sigungu: '' },
    },
  });
}

const ownerOf = (n: number): string => `seeker-${Math.floor(n / PER_PERSON)}`;

/** Writes searches `from` to `to`, and whose they are. */
export async function fill(from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += BATCH) {
    const writes = firestore().batch();
    for (let n = start; n < Math.min(to, start + BATCH); n += 1) {
      const data: DocumentData = { ...lookedUpBy(addressOf(n), false), createdAt: LONG_AGO };
      writes.set(
        firestore().doc(`savedSearches/${ownerOf(n)}/searches/${String(n).padStart(64, '0')}`),
        data,
      );
      if (n % PER_PERSON === 0) writes.set(firestore().doc(`users/${ownerOf(n)}`), { nickname: '찾는이' });
    }
    await writes.commit();
  }
}

export interface Cost {
  readonly title: string;
  readonly price: number;
  /** Questions that were asked, and documents that their answers held. */
  readonly questions: number;
  readonly searches: number;
  /** Searches that the listing fits, by a look at all of them. */
  readonly fitting: number;
  /** Who has a notice of it. */
  readonly told: number;
  readonly ms: number;
}

/** What a new listing costs among `count` searches: number `n` of the market, for sale. */
export async function costOf(n: number, count: number): Promise<Cost> {
  const seller = parseUserId('seller');
  if (seller === null) throw new Error('a seller must have an id');
  const listing: Product = { ...listingOf(n), sellerId: seller, status: 'selling' };
  const { id, ...fields } = listing;
  await firestore()
    .doc(`products/${id}`)
    .set(dataOf(productDocument.encode(fields)));
  const news = firestore().doc(`searchNews/${id}-${count}`);
  await news.set({ productId: id, price: listing.price, at: Timestamp.now(), isTold: false });
  const began = performance.now();
  const { questions, searches } = await tellSearches(news);
  const ms = Math.round(performance.now() - began);
  const key = searchKeyOf(listing, labelsOf(listing));
  const fitting = Array.from({ length: count }, (_, at) => questionAtAddress(addressOf(at))).filter((one) =>
    doesFind(one, listing, key),
  ).length;
  const told = await firestore().collectionGroup('told').count().get();
  return {
    title: listing.title,
    price: listing.price,
    questions,
    searches,
    fitting,
    told: told.data().count,
    ms,
  };
}
