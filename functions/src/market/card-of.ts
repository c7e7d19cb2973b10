import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { listingCardDocument } from '#documents/listing-card.ts';
import { parseProduct } from '#documents/product.ts';
import { searchFieldsOf } from '#domain/market/card-search-fields.ts';
import { micros, type Micros } from '#domain/units.ts';
import { dataOf } from '../runtime/stored-data.ts';
import { labelsOf } from './labels-of.ts';

/** What a list shows of a listing and finds it by; `null` for one that lists do not show. */
export function cardOf(document: DocumentSnapshot): DocumentData | null {
  const product = parseProduct(document.id, document.data());
  if (product === null || product.status === 'hidden') return null;
  const { id: _id, images, ...shown } = product;
  return dataOf(
    listingCardDocument.encode({
      ...shown,
      images: images.slice(0, 1),
      ...searchFieldsOf(product, labelsOf(product)),
      productAt: updatedAtOf(document),
    }),
  );
}

/** When a document was written last, by the database's own clock. */
export const updatedAtOf = ({ updateTime }: DocumentSnapshot): Micros =>
  updateTime ? micros(updateTime.seconds * 1_000_000 + Math.trunc(updateTime.nanoseconds / 1000)) : micros(0);
