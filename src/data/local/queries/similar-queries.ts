import type { Product } from '#domain/product/product.ts';
import { similarTo } from '#domain/product/similar.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';

/** What this device knows of that is similar to a listing, the nearest first. */
export const similarProducts = async (
  db: CatalogueDatabase,
  to: Product,
  limit: number,
): Promise<readonly Product[]> =>
  similarTo(to, await db.products.where('category').equals(to.category).toArray(), limit);
