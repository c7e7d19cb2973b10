import type { ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';
import { cursorKeys } from '../cursor-keys.ts';
import { heldKeys } from '../held-rows.ts';
import { productsByIds } from './product-queries.ts';

/** What this device knows of some listings. */
export interface MarkedListings {
  /** Those that are here and shown. */
  readonly products: readonly Product[];
  /** Those that it has asked for in vain: deleted, or hidden by their sellers. */
  readonly gone: readonly ProductId[];
}

export async function markedListings(
  db: CatalogueDatabase,
  ids: readonly ProductId[],
): Promise<MarkedListings> {
  const products = await productsByIds(db, ids);
  const held = new Set(products.map(({ id }) => id));
  const absent = ids.filter((id) => !held.has(id));
  const asked = await heldKeys(db.cursors, absent.map(cursorKeys.listed));
  return { products, gone: absent.filter((id) => asked.has(cursorKeys.listed(id))) };
}
