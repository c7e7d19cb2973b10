import type { ProductId } from '#domain/ids.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';
import type { UserDatabase } from '../user-database.ts';

/**
 * The listings that this person wants at hand without network: favorites, those that rooms are about, and their
 * own, which stand in no list that says when they were seen.
 */
export async function keptProducts(
  db: UserDatabase,
  { products }: CatalogueDatabase,
): Promise<ReadonlySet<ProductId>> {
  const [favorites, chats, own] = await Promise.all([
    db.favorites.toArray(),
    db.chats.toArray(),
    products.where('sellerId').equals(db.uid).primaryKeys(),
  ]);
  return new Set([...[...favorites, ...chats].map(({ productId }) => productId), ...own]);
}
