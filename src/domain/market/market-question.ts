import type { ProductFilter, ProductSort } from '../product/product-filter.ts';

/**
 * Listings of a first page: two screens of a phone. Most people who open a list leave it from there, and who
 * scrolls has the next page before its end is seen.
 */
export const FIRST_PAGE = 8;

/** What a list of the market is asked for. */
export interface MarketQuestion {
  readonly term: string;
  readonly filter: ProductFilter;
  readonly sort: ProductSort;
}

/** Equal for questions with the same answer, whatever order their choices were made in. */
export function questionKey({ term, filter, sort }: MarketQuestion): string {
  const { categories, purities, weight, price, region, availableOnly, withCertificate } = filter;
  return JSON.stringify([
    term.trim(),
    categories.toSorted(),
    purities.toSorted(),
    [weight.min, weight.max],
    [price.min, price.max],
    region === null ? null : [region.sido, region.sigungu],
    availableOnly,
    withCertificate,
    sort,
  ]);
}

/** A strip of a few listings is an answer cut short: it must not stand for the list's. */
export const stripKey = (question: MarketQuestion): string => `strip:${questionKey(question)}`;

/** How many listings a question finds, as far as the server says without reading them all. */
export type MarketTotal =
  | { readonly kind: 'whole'; readonly count: number }
  | { readonly kind: 'at_least'; readonly count: number }
  | { readonly kind: 'unknown' };
