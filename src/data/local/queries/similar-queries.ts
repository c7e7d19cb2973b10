import type { UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { similarTo } from '#domain/product/similar.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';

/** What this device knows of that is similar to a listing, the nearest first; nothing of `hidden` people. */
export const similarProducts = async (
  db: CatalogueDatabase,
  to: Product,
  limit: number,
  hidden: ReadonlySet<UserId>,
): Promise<readonly Product[]> => {
  const ofItsKind = await db.products.where('category').equals(to.category).toArray();
  return similarTo(
    to,
    ofItsKind.filter(({ sellerId }) => !hidden.has(sellerId)),
    limit,
  );
};
