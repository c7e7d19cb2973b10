import firebase from 'firebase/compat/app';
import 'firebase/compat/firestore';
import { searchFieldsOf } from '#domain/market/card-search-fields.ts';
import type { Product } from '#domain/product/product.ts';
import { toGrams, type Millis } from '#domain/units.ts';
import { wordsOf } from './market-listings.ts';

/** The card of a listing as the functions write it. */
export function cardDocumentOf(listing: Product): firebase.firestore.DocumentData {
  const { id: _id, weight, stoneWeight, priceHistory: _history, images, ...shown } = listing;
  return {
    ...shown,
    weightG: toGrams(weight),
    ...(stoneWeight === undefined ? {} : { stoneWeightG: toGrams(stoneWeight) }),
    images: images.slice(0, 1),
    createdAt: timestamp(listing.createdAt),
    updatedAt: timestamp(listing.updatedAt),
    bumpedAt: timestamp(listing.bumpedAt),
    ...searchFieldsOf(listing, wordsOf(listing)),
  };
}

const timestamp = (at: Millis) => firebase.firestore.Timestamp.fromMillis(at);
