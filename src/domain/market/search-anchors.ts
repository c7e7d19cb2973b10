import type { Product } from '../product/product.ts';
import { gramsOf, gramsToFind } from '../search/search-grams.ts';
import { queryOf, searchKeyOf } from '../search/search-key.ts';
import type { Findable } from './card-search-fields.ts';
import { planOf } from './market-plan.ts';
import type { MarketQuestion } from './market-question.ts';
import { shelvesOf } from './shelves.ts';

/** Of a word so many characters stand in an anchor; one alone stands in nearly every listing. */
const [SHORTEST, LONGEST] = [2, 3];
const OPEN = { min: null, max: null } as const;

/**
 * The names under which a kept search waits for listings, at most 30: of its rarest word the beginning, in its
 * province; where no word says enough, its choices. Whatever it finds has one of them (`anchorKeysOf`).
 */
export function anchorsOf({ term, filter }: Pick<MarketQuestion, 'term' | 'filter'>): readonly string[] {
  const grams = gramsToFind(queryOf(term))?.grams.map(beginningOf) ?? [];
  if (grams.length > 0 && grams.every(isTelling)) {
    return [...new Set(grams.map((gram) => wordAnchor(gram, filter.region?.sido ?? '')))];
  }
  const choices = { ...filter, price: OPEN, weight: OPEN };
  return planOf({ term: '', filter: choices, sort: 'newest' }).anyOf.map(shelfAnchor);
}

/** All names under which a search may wait that finds this listing, in order; `labels` as for `searchKeyOf`. */
export function anchorKeysOf(
  product: Findable & Pick<Product, 'purity'>,
  labels: readonly string[],
): readonly string[] {
  const grams = gramsOf(searchKeyOf(product, labels)).filter(isAnchorLong);
  const words = ['', product.region.sido].flatMap((sido) => grams.map((gram) => wordAnchor(gram, sido)));
  // The last part of a shelf is its band, of which no anchor speaks.
  const shelves = shelvesOf(product).filter((name) => name.endsWith('|'));
  return [...new Set([...shelves.map(shelfAnchor), ...words])].toSorted();
}

const wordAnchor = (gram: string, sido: string): string => `w${sido}|${gram}`;
const shelfAnchor = (name: string): string => `s${name}`;

const beginningOf = (gram: string): string => [...gram].slice(0, LONGEST).join('');
const isTelling = (gram: string): boolean => [...gram].length >= SHORTEST;
const isAnchorLong = (gram: string): boolean => isTelling(gram) && [...gram].length <= LONGEST;
