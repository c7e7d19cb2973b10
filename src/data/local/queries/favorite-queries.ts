import type { ProductId } from '#domain/ids.ts';
import type { LocalFavorite, UserDatabase } from '../user-database.ts';

/** What the person has marked, the newest first. */
export const favoritesOf = (db: UserDatabase): Promise<readonly LocalFavorite[]> =>
  db.favorites.orderBy('createdAt').reverse().toArray();

export async function isFavorite(db: UserDatabase, productId: ProductId): Promise<boolean> {
  return (await db.favorites.get(productId)) !== undefined;
}
