import type { CardSearchFields } from '#domain/market/card-search-fields.ts';
import type { Product } from '#domain/product/product.ts';
import type { Micros } from '#domain/units.ts';
import { defineDocument } from './kernel/document.ts';
import { listOf } from './kernel/kind.ts';
import { anyText, natural } from './kernel/kinds.ts';
import { exactTime } from './kernel/times.ts';
import { DETAIL_KEYS, LISTING_FIELDS, productDocument } from './product.ts';

/** More words than any listing has. */
const MOST_TOKENS = 10_000;

const { isWithheld: _withheld, isDealt: _dealt, priceHistory: _history, ...shown } = LISTING_FIELDS;

type CardFields = Omit<Product, 'id' | 'isWithheld' | 'isDealt' | 'priceHistory'> &
  CardSearchFields & {
    /** The state of the listing that it was made of. */
    readonly productAt: Micros;
  };

/** `listingCards/{productId}`: what lists show of a listing and find it by. */
export const cardDocument = defineDocument<CardFields>({
  path: 'listingCards/{productId}',
  fields: {
    ...shown,
    tokens: listOf(anyText, MOST_TOKENS),
    shelves: listOf(anyText, MOST_TOKENS),
    grade: anyText,
    sido: anyText,
    place: anyText,
    perGram: natural,
    productAt: exactTime,
  },
  server: 'all',
  edits: {},
});

/** Fields that a card has just as its listing has them. Who reserved or bought it is nobody's business. */
export const SHOWN_ON_CARD: readonly string[] = productDocument.names([
  ...DETAIL_KEYS,
  'sellerId',
  'status',
  'createdAt',
  'updatedAt',
]);
