import type { StoredFields } from '#documents/kernel/stored.ts';
import { listingCardDocument } from '#documents/listing-card.ts';
import { searchFieldsOf } from '#domain/market/card-search-fields.ts';
import type { Product } from '#domain/product/product.ts';
import { microsOfMillis } from '#domain/units.ts';
import { wordsOf } from './market-listings.ts';

/** The card of a listing as the functions write it. */
export function cardDocumentOf(listing: Product): StoredFields {
  const { id: _id, images, ...shown } = listing;
  return listingCardDocument.encode({
    ...shown,
    images: images.slice(0, 1),
    ...searchFieldsOf(listing, wordsOf(listing)),
    productAt: microsOfMillis(listing.updatedAt),
  });
}
