import { Timestamp, type DocumentData, type DocumentSnapshot } from 'firebase-admin/firestore';
import { SHOWN_ON_CARD } from '#documents/listing-card.ts';
import { productDocument } from '#documents/product.ts';
import { searchFieldsOf, type Findable } from '#domain/market/card-search-fields.ts';
import { categoryText, puritySearchWords } from '#i18n/ko/product-words.ts';

export const COUNTERS = ['favoriteCount', 'chatCount', 'viewCount'] as const;

/** What a list shows of a listing and finds it by; `null` for one that lists do not show. */
export function cardOf(product: DocumentSnapshot): DocumentData | null {
  const findable = findableOf(product);
  const bumpedAt: unknown = product.get('bumpedAt');
  if (findable === null || !(bumpedAt instanceof Timestamp)) return null;
  const labels = [categoryText[findable.category], puritySearchWords[findable.purity]];
  const images: unknown = product.get('images');
  return {
    ...fieldsAt(product, SHOWN_ON_CARD),
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

export const countersOf = (document: DocumentSnapshot): DocumentData => ({
  ...productDocument.readSome(document.data(), COUNTERS),
});

/** As the app reads what it does not know. */
function findableOf(product: DocumentSnapshot): Findable | null {
  const findable = productDocument.readSome(product.data(), [
    'title',
    'description',
    'maker',
    'category',
    'purity',
    'region',
    'weight',
    'price',
    'status',
    'hasCertificate',
    'hasStones',
    'stoneWeight',
  ]);
  return findable === null || findable.status === 'hidden' ? null : { maker: '', ...findable };
}

const fieldsAt = (document: DocumentSnapshot, names: readonly string[]): DocumentData =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value: unknown = document.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
