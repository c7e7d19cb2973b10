import type { ProductId } from '#domain/ids.ts';
import type { UserDatabase } from '../user-database.ts';

/** The listings that this person wants at hand without network: favorites, and those that rooms are about. */
export async function keptProducts(db: UserDatabase): Promise<ReadonlySet<ProductId>> {
  const [favorites, chats] = await Promise.all([db.favorites.toArray(), db.chats.toArray()]);
  return new Set([...favorites, ...chats].map(({ productId }) => productId));
}
