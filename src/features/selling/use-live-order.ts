import { liveOrderOf } from '#data/local/queries/order-queries.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Order } from '#domain/order/order.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/user-database.ts';

/** The own deal that hangs on a listing, on either side of it; `null` where there is none, or until it is read. */
export function useLiveOrder(productId: ProductId): Order | null {
  const db = useUserDatabase();
  const live = useLive(
    async () => (db ? ((await liveOrderOf(db, productId)) ?? null) : null),
    [db, productId],
  );
  return live.kind === 'ready' ? live.value : null;
}
