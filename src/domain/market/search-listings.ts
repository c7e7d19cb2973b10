import type { Product } from '../product/product.ts';
import { filterProducts, sortProducts } from '../product/product-filter.ts';
import { matchesQuery, queryOf, searchKeyOf, type SearchKey } from '../search/search-key.ts';
import type { MarketQuestion } from './market-question.ts';

/** What a listing is found by. */
export type KeyOf = (product: Product) => SearchKey;

/**
 * A source of keys that knows `labelsOf`, the words for what a listing holds only as a code. Each is made
 * once for as long as its listing is in memory.
 */
export function keysBy(labelsOf: (product: Product) => readonly string[]): KeyOf {
  const keys = new WeakMap<Product, SearchKey>();
  return (product) => {
    const key = keys.get(product) ?? searchKeyOf(product, labelsOf(product));
    keys.set(product, key);
    return key;
  };
}

/** Those of `products` that a question asks for, in its order: what every engine must find. */
export function foundAmong<Row extends Product>(
  products: readonly Row[],
  { term, filter, sort }: MarketQuestion,
  keyOf: KeyOf,
): readonly Row[] {
  const wanted = queryOf(term);
  const passing = filterProducts(products, filter);
  const found =
    wanted.words.length === 0 ? passing : passing.filter((product) => matchesQuery(keyOf(product), wanted));
  return sortProducts(found, sort);
}
