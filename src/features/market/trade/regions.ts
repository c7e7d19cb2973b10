import type { Product } from '#domain/product/product.ts';
import { compareNames } from '#domain/search/name-order.ts';

/** A province or city with those of its districts that have listings. */
export interface RegionChoice {
  readonly sido: string;
  readonly sigungus: readonly string[];
}

/** Where there is something to be found, in the order of the alphabet. */
export function regionsOf(products: readonly Pick<Product, 'region'>[]): readonly RegionChoice[] {
  const found = new Map<string, Set<string>>();
  for (const { region } of products) {
    const districts = found.get(region.sido) ?? new Set<string>();
    if (region.sigungu !== '') districts.add(region.sigungu);
    found.set(region.sido, districts);
  }
  return [...found]
    .map(([sido, districts]) => ({ sido, sigungus: [...districts].toSorted(compareNames) }))
    .filter(({ sido }) => sido !== '')
    .toSorted((a, b) => compareNames(a.sido, b.sido));
}
