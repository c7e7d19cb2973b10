import { Timestamp, type DocumentData, type DocumentSnapshot } from 'firebase-admin/firestore';
import { searchFieldsOf, type Findable } from '#domain/market/card-search-fields.ts';
import { PRODUCT_CATEGORIES, PRODUCT_STATUSES, PURITIES } from '#domain/product/product.ts';
import { fromGrams, won, type Milligrams } from '#domain/units.ts';
import { categoryText, puritySearchWords } from '#i18n/ko/product-words.ts';
import { fieldsOf, wholeOf, wordOf } from '../runtime/payload.ts';

/** Fields that a card has as its listing has them. Who reserved or bought it is nobody's business. */
const SHOWN = [
  'sellerId',
  'title',
  'description',
  'category',
  'purity',
  'fineness',
  'weightG',
  'hasStones',
  'stoneWeightG',
  'maker',
  'hasCertificate',
  'hasReceipt',
  'price',
  'negotiable',
  'tradeMethods',
  'region',
  'status',
  'createdAt',
  'updatedAt',
] as const;

export const COUNTERS = ['favoriteCount', 'chatCount', 'viewCount'] as const;

/** What a list shows of a listing and finds it by; `null` for one that lists do not show. */
export function cardOf(product: DocumentSnapshot): DocumentData | null {
  const findable = findableOf(product);
  const bumpedAt: unknown = product.get('bumpedAt');
  if (findable === null || !(bumpedAt instanceof Timestamp)) return null;
  const labels = [categoryText[findable.category], puritySearchWords[findable.purity]];
  const images: unknown = product.get('images');
  return {
    ...fieldsAt(product, SHOWN),
    images: Array.isArray(images) ? images.slice(0, 1) : [],
    // Devices count in milliseconds, and a page goes on behind what they hold.
    bumpedAt: Timestamp.fromMillis(bumpedAt.toMillis()),
    ...countersOf(product),
    ...searchFieldsOf(
      findable,
      labels.filter((label) => label !== ''),
    ),
    productAt: product.updateTime ?? bumpedAt,
  };
}

export const countersOf = (document: DocumentSnapshot): DocumentData =>
  Object.fromEntries(COUNTERS.map((name) => [name, wholeOf(document.get(name)) ?? 0]));

function findableOf(product: DocumentSnapshot): Findable | null {
  const weight = gramsOf(product.get('weightG'));
  const price = wholeOf(product.get('price'));
  const title: unknown = product.get('title');
  const status = wordOf(product.get('status'), PRODUCT_STATUSES);
  if (weight === null || price === null || typeof title !== 'string') return null;
  if (status === null || status === 'hidden') return null;
  const stoneWeight = gramsOf(product.get('stoneWeightG'));
  const region = fieldsOf(product.get('region'));
  return {
    title,
    description: textOr(product.get('description')),
    maker: textOr(product.get('maker')),
    // As the app reads what it does not know.
    category: wordOf(product.get('category'), PRODUCT_CATEGORIES) ?? 'other',
    purity: wordOf(product.get('purity'), PURITIES) ?? 'unknown',
    region: { sido: textOr(region?.['sido']), sigungu: textOr(region?.['sigungu']) },
    weight,
    price: won(price),
    status,
    hasCertificate: product.get('hasCertificate') === true,
    hasStones: product.get('hasStones') === true,
    ...(stoneWeight === null ? {} : { stoneWeight }),
  };
}

const fieldsAt = (document: DocumentSnapshot, names: readonly string[]): DocumentData =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value: unknown = document.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');

const gramsOf = (value: unknown): Milligrams | null =>
  typeof value === 'number' && value > 0 && value <= 100_000 ? fromGrams(value) : null;
