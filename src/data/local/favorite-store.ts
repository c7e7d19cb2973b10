import type { ProductId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';
import { FAVORITE_LANES } from './intent-names.ts';
import type { UserDatabase } from './user-database.ts';

export interface ServerFavorite {
  readonly productId: ProductId;
  readonly createdAt: Millis;
}

/** Shows a product as marked, or no longer, before the server has heard of it. */
export async function showFavorite(
  db: UserDatabase,
  productId: ProductId,
  isMarked: boolean,
  now: Millis,
): Promise<void> {
  if (isMarked) await db.favorites.put({ productId, createdAt: now });
  else await db.favorites.delete(productId);
}

export interface TakenList {
  /** What is missing in it is gone. */
  readonly isWhole: boolean;
  /** What this device had as the server began to read out its list, where that took several answers. */
  readonly before?: ReadonlySet<ProductId>;
}

export const heldFavorites = async (db: UserDatabase): Promise<ReadonlySet<ProductId>> =>
  new Set(await db.favorites.toCollection().primaryKeys());

/**
 * Takes the server's list, except for the products whose own wish still waits in the outbox, and for those
 * that were marked or let go of since the list began.
 */
export async function mergeServerFavorites(
  db: UserDatabase,
  server: readonly ServerFavorite[],
  { isWhole, before }: TakenList,
): Promise<void> {
  await db.transaction('rw', [db.favorites, db.outbox], async () => {
    const rows = await db.outbox.where('lane').startsWith(FAVORITE_LANES).toArray();
    const undecided = new Set(
      rows.flatMap(({ intent }) => (intent.kind === 'favorite' ? [intent.productId] : [])),
    );
    const known = isWhole ? await heldFavorites(db) : new Set<ProductId>();
    const isSame = (id: ProductId) => before === undefined || before.has(id) === known.has(id);
    for (const id of [...known, ...(before ?? [])]) if (!isSame(id)) undecided.add(id);
    const decided = server.filter(({ productId }) => !undecided.has(productId));
    const kept = new Set<ProductId>([...decided.map(({ productId }) => productId), ...undecided]);
    await db.favorites.bulkDelete([...known].filter((id) => !kept.has(id)));
    await db.favorites.bulkPut(decided.map(({ productId, createdAt }) => ({ productId, createdAt })));
  });
}

/**
 * The favorites that this device has, in their order; `null` while a wish about one still waits, of which the
 * server does not know.
 */
export async function settledFavorites(db: UserDatabase): Promise<readonly ProductId[] | null> {
  return db.transaction('r', [db.favorites, db.outbox], async () => {
    const waiting = await db.outbox.where('lane').startsWith(FAVORITE_LANES).count();
    return waiting > 0 ? null : db.favorites.toCollection().primaryKeys();
  });
}
