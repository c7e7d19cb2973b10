import type { Product } from '#domain/product/product.ts';
import { SIDOS } from '#domain/product/sidos.ts';
import { SIGUNGUS } from '#domain/product/sigungus.ts';
import { compareNames } from '#domain/search/name-order.ts';

/** A province or city with its districts. */
export interface RegionChoice {
  readonly sido: string;
  readonly sigungus: readonly string[];
}

/**
 * The whole country, and what listings name besides (a district of a city, say), in the order of the
 * alphabet.
 */
export function regionsOf(seen: readonly Product['region'][]): readonly RegionChoice[] {
  const found = new Map<string, Set<string>>();
  for (const sido of SIDOS) found.set(sido, new Set(SIGUNGUS[sido].split(' ').filter(Boolean)));
  for (const { sido, sigungu } of seen) {
    const districts = found.get(sido) ?? new Set<string>();
    if (sigungu !== '') districts.add(sigungu);
    found.set(sido, districts);
  }
  return [...found]
    .map(([sido, districts]) => ({ sido, sigungus: [...districts].toSorted(compareNames) }))
    .filter(({ sido }) => sido !== '')
    .toSorted((a, b) => compareNames(a.sido, b.sido));
}
