import { useMemo } from 'react';
import { createSearchableProducts, type SearchableProduct } from '#data/local/queries/product-queries.ts';
import { filterProducts, sortProducts } from '#domain/product/product-filter.ts';
import type { Product } from '#domain/product/product.ts';
import { matchesQuery, queryOf } from '#domain/search/search-key.ts';
import type { Live } from '#session/use-live.ts';
import { searchWordsOf } from '../listing/listing-facts.ts';
import { useUnblocked } from '#session/use-unblocked.ts';
import type { TradeQuery } from './trade-search.ts';

/** One for as long as the page lives: it keeps what each listing is found by. */
const searchableProducts = createSearchableProducts(searchWordsOf);

/** Every listing of this device that may be shown and that the person wants to see, newest first. */
export const useSearchableProducts = (): Live<readonly SearchableProduct[]> =>
  useUnblocked(async (db, hidden) => {
    const products = await searchableProducts(db);
    return hidden.size === 0 ? products : products.filter(({ sellerId }) => !hidden.has(sellerId));
  }, []);

/** Those of `products` that a query asks for, in its order. */
export const useFound = (
  products: readonly SearchableProduct[],
  query: TradeQuery,
  isSuspect: (product: Product) => boolean,
): readonly SearchableProduct[] =>
  useMemo(() => foundOf(products, query, isSuspect), [products, query, isSuspect]);

export function foundOf(
  products: readonly SearchableProduct[],
  { term, filter, sort }: TradeQuery,
  isSuspect: (product: Product) => boolean = nobody,
): readonly SearchableProduct[] {
  const wanted = queryOf(term);
  const found = filterProducts(products, filter).filter(({ searchKey }) => matchesQuery(searchKey, wanted));
  return sortProducts(found, sort, isSuspect);
}

const nobody = (): boolean => false;
