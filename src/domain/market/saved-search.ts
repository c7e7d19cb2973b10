import type { Product } from '../product/product.ts';
import { passesFilter } from '../product/product-filter.ts';
import { matchesQuery, queryOf, type SearchKey } from '../search/search-key.ts';
import type { Millis } from '../units.ts';
import type { MarketQuestion } from './market-question.ts';
import { tradeSearchOf } from './trade-params.ts';
import { DEFAULT_SORT, queryOfSearch, searchOfQuery } from './trade-search.ts';

/** A search of the market that somebody wants to be told of. */
export interface SavedSearch {
  /** What it asks for, as the address of /trade says it: `search=돌반지&price=-300000`, each value encoded. */
  readonly address: string;
  readonly isPaused: boolean;
  readonly createdAt: Millis;
}

/** What a question is kept as; its order is none of it. */
export function addressOfQuestion({ term, filter }: Pick<MarketQuestion, 'term' | 'filter'>): string {
  const search = searchOfQuery({ term: wellFormed(term), filter, sort: DEFAULT_SORT });
  return Object.entries(search)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** Reads an address that anybody may have written: what is not understood is left out. */
export function questionAtAddress(address: string): MarketQuestion {
  const pairs = address.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return [name, decoded(value)] as const;
  });
  return { ...queryOfSearch(tradeSearchOf(Object.fromEntries(pairs))), sort: DEFAULT_SORT };
}

/** Whether a question asks for anything: one that finds every listing tells nobody anything. */
export const isWorthKeeping = ({ term, filter }: Pick<MarketQuestion, 'term' | 'filter'>): boolean =>
  queryOf(term).words.length > 0 ||
  filter.categories.length > 0 ||
  filter.purities.length > 0 ||
  filter.region !== null ||
  filter.withCertificate ||
  [filter.weight, filter.price].some(({ min, max }) => min !== null || max !== null);

/** Whether /trade would show a listing under this question; `key` is the listing's. */
export const doesFind = (
  { term, filter }: Pick<MarketQuestion, 'term' | 'filter'>,
  product: Product,
  key: SearchKey,
): boolean => passesFilter(product, filter) && matchesQuery(key, term);

/** Half a character has no place in an address. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
