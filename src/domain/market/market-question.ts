import type { ProductFilter, ProductSort } from '../product/product-filter.ts';

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
