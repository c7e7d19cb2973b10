import { isByLowPrice } from '#domain/product/product-filter.ts';
import type { Product } from '#domain/product/product.ts';
import type { TradeQuery } from '#domain/market/trade-search.ts';

/** What a list shows. */
export interface Rows {
  readonly products: readonly Product[];
  /** How many of what was found ask for so little that they stand last, behind the end of the market. */
  readonly suspects: number;
}

/**
 * By low price those that have to be looked into first would lead: they wait until everything else has been
 * shown. The server knows no price of today's gold, so it gives them with the others.
 */
export function suspectsLast(
  products: readonly Product[],
  { sort }: TradeQuery,
  isSuspect: (product: Product) => boolean,
  isWhole: boolean,
): Rows {
  if (!isByLowPrice(sort)) return { products, suspects: 0 };
  const suspects = products.filter(isSuspect);
  if (suspects.length === 0) return { products, suspects: 0 };
  const others = products.filter((product) => !isSuspect(product));
  return { products: isWhole ? [...others, ...suspects] : others, suspects: suspects.length };
}
