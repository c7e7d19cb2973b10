import type { OrderId } from '#domain/ids.ts';
import type { Order } from '#domain/order/order.ts';
import { reviewedMetaKey } from './queries/order-queries.ts';
import type { UserDatabase } from './user-database.ts';

/** Takes the server's orders; nothing of them is ever written here first. */
export async function putServerOrders(db: UserDatabase, orders: readonly Order[]): Promise<void> {
  await db.orders.bulkPut([...orders]);
}

/** Notes that this person has said what they think of a deal. */
export async function noteReviewed(db: UserDatabase, orderId: OrderId): Promise<void> {
  await db.meta.put({ key: reviewedMetaKey(orderId), value: true });
}
