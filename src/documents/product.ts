import * as v from 'valibot';
import { laidOver } from '#domain/changed-fields.ts';
import { parseProductId, type UserId } from '#domain/ids.ts';
import {
  PRODUCT_CATEGORIES,
  PRODUCT_LIMITS,
  PRODUCT_STATUSES,
  PURITIES,
  TRADE_METHODS,
  type ListingDetails,
  type ListingPart,
  type PricePoint,
  type Product,
  type ProductImage,
  type Region,
} from '#domain/product/product.ts';
import { defineDocument } from './kernel/document.ts';
import { userId } from './kernel/ids.ts';
import { lenient, listOf, plain, type Kind } from './kernel/kind.ts';
import {
  amount,
  amountBetween,
  anyTextOrNone,
  counter,
  finiteNumber,
  flag,
  mark,
  oneOf,
  someText,
  text,
  textOrNone,
  weight,
} from './kernel/kinds.ts';
import { picturesWithThumbs } from './kernel/pictures.ts';
import { keysOf, named, optional, shape, type Fields } from './kernel/shape.ts';
import { moment, time, writtenAlways, writtenOnce } from './kernel/times.ts';
import type { StoredFields } from './kernel/stored.ts';

/** Prices that a chart can show; the server keeps the newest. */
const MAX_PRICE_POINTS = 100;

const share: Kind<number> = plain(
  v.pipe(
    finiteNumber,
    v.check((value) => value > 0 && value <= 1),
  ),
);
const region: Kind<Region> = {
  ...shape<Region>({ sido: anyTextOrNone, sigungu: anyTextOrNone }),
  // Both together.
  limits: { kind: 'text', min: 1, max: 2 * PRODUCT_LIMITS.sigunguChars },
};
const pricePoint = shape<PricePoint>({ price: amount, at: moment });
const maker: Kind<string> = {
  ...someText,
  limits: { kind: 'text', min: 0, max: PRODUCT_LIMITS.makerChars },
};

/** What a seller says, and may change as long as it is not sold: weights are grams in the document. */
export const detailFields: Fields<ListingDetails> = {
  title: text(1, PRODUCT_LIMITS.titleChars),
  description: textOrNone(PRODUCT_LIMITS.descriptionChars),
  category: lenient(oneOf(PRODUCT_CATEGORIES), 'other'),
  // Unknown purity shows no melt value: a purity that this app does not know must not be priced as another.
  purity: lenient(oneOf(PURITIES), 'unknown'),
  fineness: optional(share),
  weight: named('weightG', weight),
  hasStones: flag,
  stoneWeight: named('stoneWeightG', optional(weight)),
  maker: optional(maker),
  hasCertificate: flag,
  hasReceipt: flag,
  price: amountBetween(1, PRODUCT_LIMITS.won),
  negotiable: flag,
  tradeMethods: lenient(listOf(oneOf(TRADE_METHODS), TRADE_METHODS.length), []),
  region: lenient(region, { sido: '', sigungu: '' }),
};

export const priceHistory = lenient(listOf(pricePoint, MAX_PRICE_POINTS), []);

type ProductFields = Omit<Product, 'id' | 'hasOnlyCover'>;
/** All that a seller says. */
export const LISTING_PARTS: readonly ListingPart[] = [...keysOf<ListingDetails>(detailFields), 'images'];

/** `products/{id}`. */
export const productDocument = defineDocument<ProductFields>({
  path: 'products/{productId}',
  fields: {
    sellerId: userId,
    ...detailFields,
    images: picturesWithThumbs(PRODUCT_LIMITS.images),
    // A state that this app does not know is not for sale: better gone from the lists than offered.
    status: lenient(oneOf(PRODUCT_STATUSES), 'hidden'),
    isWithheld: named('withheld', optional(mark)),
    isDealt: named('dealt', optional(mark)),
    createdAt: writtenOnce(time),
    updatedAt: writtenAlways(time),
    bumpedAt: writtenOnce(time),
    favoriteCount: counter,
    chatCount: counter,
    viewCount: counter,
    priceHistory,
  },
  server: ['isWithheld', 'isDealt'],
  edits: {
    open: [...LISTING_PARTS, 'status', 'updatedAt', 'bumpedAt'],
    // What was sold is history.
    sold: ['status', 'updatedAt'],
  },
});

export function parseProduct(id: string, data: unknown): Product | null {
  const productId = parseProductId(id);
  const fields = productDocument.read(data);
  return productId && fields && { id: productId, ...fields };
}

/** What a seller writes to offer a thing; the server's clock adds the rest. */
export const newListing = (
  sellerId: UserId,
  listing: ListingDetails,
  images: readonly ProductImage[],
): StoredFields =>
  productDocument.encode({
    sellerId,
    ...listing,
    images,
    status: 'selling',
    favoriteCount: 0,
    chatCount: 0,
    viewCount: 0,
    priceHistory: [],
  });

/** What a seller writes over the changed parts of a listing: a field of theirs that is left out is taken away. */
export const listingEdit = (
  listing: ListingDetails,
  images: readonly ProductImage[],
  changed: readonly ListingPart[],
): StoredFields =>
  productDocument.encode(laidOver<Partial<ProductFields>, ListingPart>({}, { ...listing, images }, changed));
export const listingEditMask = (changed: readonly ListingPart[]): readonly string[] =>
  productDocument.names(changed);
