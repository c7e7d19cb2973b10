import { favoriteRowId } from '#data/local/intent-names.ts';
import { appendIntent, findOutboxRow, withdrawOutboxRow } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Environment } from '../environment.ts';

/** Marks a product or takes the mark away; two opposite wishes of which the first never left cancel out. */
export async function setFavorite(
  db: UserDatabase,
  productId: ProductId,
  wanted: boolean,
  environment: Environment,
): Promise<void> {
  const id = favoriteRowId(productId);
  await db.transaction('rw', [db.favorites, db.outbox], async () => {
    const now = environment.now();
    if (wanted) await db.favorites.put({ productId, createdAt: now });
    else await db.favorites.delete(productId);
    const waiting = await findOutboxRow(db, id);
    const isOpposite = waiting?.intent.kind === 'favorite' && waiting.intent.wanted !== wanted;
    if (isOpposite && (await withdrawOutboxRow(db, id))) return;
    await appendIntent(db, { kind: 'favorite', productId, wanted }, now);
  });
}
