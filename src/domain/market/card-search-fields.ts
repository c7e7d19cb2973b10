import { pricePerGramOf } from '../gold/melt-value.ts';
import type { Product } from '../product/product.ts';
import { gramsOf } from '../search/search-grams.ts';
import { searchKeyOf, type Searchable } from '../search/search-key.ts';
import { gradeOf, placeOf, shelvesOf } from './shelves.ts';

/** What a listing's card is found by, beside the fields that it shows. */
export interface CardSearchFields {
  /** Words that it is found by though it holds them only as codes. */
  readonly labels: readonly string[];
  readonly tokens: readonly string[];
  readonly shelves: readonly string[];
  readonly grade: string;
  readonly sido: string;
  readonly place: string;
  /** Won for a gram. */
  readonly perGram: number;
}

/**
 * Each stands in 26 indexes, and a document may have 40,000 entries: a listing made for it has more, and would
 * never get its card. What an honest one leaves out are the last words of a long description.
 */
const MOST_TOKENS = 1_450;

export type Findable = Searchable &
  Pick<
    Product,
    'category' | 'status' | 'hasCertificate' | 'hasStones' | 'stoneWeight' | 'price' | 'weight' | 'region'
  >;

/** A listing whose weight says nothing is the last of that order. */
export const NO_PRICE_PER_GRAM = Number.MAX_SAFE_INTEGER;

/** `labels` as for `searchKeyOf`. */
export const searchFieldsOf = (product: Findable, labels: readonly string[]): CardSearchFields => ({
  labels,
  tokens: gramsOf(searchKeyOf(product, labels)).slice(0, MOST_TOKENS),
  shelves: shelvesOf(product),
  grade: gradeOf(product),
  sido: product.region.sido,
  place: placeOf(product.region),
  perGram: pricePerGramOf(product) ?? NO_PRICE_PER_GRAM,
});
