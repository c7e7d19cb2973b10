import { showFavorite } from '#data/local/favorite-store.ts';
import { appendWish } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Environment } from '../environment.ts';

/** Marks a product or takes the mark away. */
export const setFavorite = (
  db: UserDatabase,
  productId: ProductId,
  wanted: boolean,
  environment: Environment,
): Promise<void> =>
  db.transaction('rw', [db.favorites, db.outbox], async () => {
    const now = environment.now();
    await showFavorite(db, productId, wanted, now);
    await appendWish(db, { kind: 'favorite', productId, wanted }, now);
  });
