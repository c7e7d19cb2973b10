import { liveOrderOf } from '#data/local/queries/order-queries.ts';
import type { UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/user-database.ts';

/** Whether the reader has reserved or bought it: listings do not say, but whoever it is has the order. */
export function useIsBuyer({ id, status }: Pick<Product, 'id' | 'status'>, viewer: UserId | null): boolean {
  const db = useUserDatabase();
  const mayBe = viewer !== null && (status === 'reserved' || status === 'sold');
  const live = useLive(
    async () => (db && mayBe ? (await liveOrderOf(db, id))?.buyerId === db.uid : false),
    [db, id, mayBe],
  );
  return live.kind === 'ready' && live.value;
}
