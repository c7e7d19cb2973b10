import type { CardSearchFields } from '#domain/market/card-search-fields.ts';
import { parseProductId } from '#domain/ids.ts';
import { PRODUCT_STATUSES, type Product } from '#domain/product/product.ts';
import type { Micros } from '#domain/units.ts';
import { defineDocument } from './kernel/document.ts';
import { userId } from './kernel/ids.ts';
import { lenient, listOf } from './kernel/kind.ts';
import { anyText, counter, natural, oneOf } from './kernel/kinds.ts';
import { picturesWithThumbs } from './kernel/pictures.ts';
import { keysOf, optional, type Fields } from './kernel/shape.ts';
import { exactTime, time } from './kernel/times.ts';
import { detailFields, priceHistory } from './product.ts';

/** What a row shows of a listing, and as much of its own page as that knows of it. */
export type ListingCard = Pick<
  Product,
  | keyof typeof detailFields
  | 'sellerId'
  | 'images'
  | 'status'
  | 'createdAt'
  | 'updatedAt'
  | 'bumpedAt'
  | 'favoriteCount'
  | 'chatCount'
  | 'viewCount'
  | 'priceHistory'
>;

/** How the functions keep it. */
export interface CardKeeping {
  /** When the listing was as the card says, by the database's own clock. */
  readonly productAt: Micros;
  /** When its counters were written last … */
  readonly countersAt?: Micros;
  /** … and the event that will write them next. */
  readonly countersBy?: string;
}

/** More than any listing has. */
const MOST_NAMES = 5_000;
const MOST_LABELS = 10;

const shown: Fields<ListingCard> = {
  sellerId: userId,
  ...detailFields,
  // The first of a listing's.
  images: picturesWithThumbs(1),
  status: lenient(oneOf(PRODUCT_STATUSES), 'hidden'),
  createdAt: time,
  updatedAt: time,
  bumpedAt: time,
  favoriteCount: counter,
  chatCount: counter,
  viewCount: counter,
  priceHistory,
};

/** `listingCards/{productId}`, written by functions only. */
export const listingCardDocument = defineDocument<ListingCard & CardSearchFields & CardKeeping>({
  path: 'listingCards/{productId}',
  fields: {
    ...shown,
    labels: listOf(anyText, MOST_LABELS),
    tokens: listOf(anyText, MOST_NAMES),
    shelves: listOf(anyText, MOST_NAMES),
    grade: anyText,
    sido: anyText,
    place: anyText,
    perGram: natural,
    productAt: exactTime,
    countersAt: optional(exactTime),
    countersBy: optional(anyText),
  },
  server: 'all',
  edits: {},
});

const SHOWN = keysOf<ListingCard>(shown);
/** The fields that a list reads: what only an index needs stays on the server. */
export const CARD_FIELDS_SHOWN = listingCardDocument.names([...SHOWN, 'labels', 'perGram']);

export interface ParsedCard {
  /** A listing as its card tells of it: of its pictures the first. */
  readonly product: Product;
  /** Words that it is found by though it holds them only as codes. */
  readonly labels: readonly string[];
}

export function parseListingCard(id: string, data: unknown): ParsedCard | null {
  const productId = parseProductId(id);
  const fields = listingCardDocument.readSome(data, [...SHOWN, 'labels']);
  if (productId === null || fields === null) return null;
  const { labels, ...shownFields } = fields;
  return { product: { id: productId, ...shownFields }, labels };
}
