import type { ProductId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';
import type { UserDatabase } from './user-database.ts';

export interface ServerFavorite {
  readonly productId: ProductId;
  readonly createdAt: Millis;
}

/** Takes the server's whole list, except for the products whose own wish still waits in the outbox. */
export async function mergeServerFavorites(
  db: UserDatabase,
  server: readonly ServerFavorite[],
): Promise<void> {
  await db.transaction('rw', [db.favorites, db.outbox], async () => {
    const rows = await db.outbox.where('lane').startsWith('favorite:').toArray();
    const undecided = new Set(
      rows.flatMap(({ intent }) => (intent.kind === 'favorite' ? [intent.productId] : [])),
    );
    const decided = server.filter(({ productId }) => !undecided.has(productId));
    const kept = new Set<ProductId>([...decided.map(({ productId }) => productId), ...undecided]);
    const gone = (await db.favorites.toCollection().primaryKeys()).filter((id) => !kept.has(id));
    await db.favorites.bulkDelete(gone);
    await db.favorites.bulkPut(decided.map(({ productId, createdAt }) => ({ productId, createdAt })));
  });
}
