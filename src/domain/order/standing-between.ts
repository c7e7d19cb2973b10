import type { ProductStatus } from '../product/product.ts';
import type { Order } from './order.ts';

/**
 * How a listing stands for two people who talk about it. What they have agreed on comes to both devices by
 * itself and is newer than the listing, which is only asked for now and then.
 */
export function standingBetween(
  listed: ProductStatus,
  order: Pick<Order, 'status'> | undefined,
): ProductStatus {
  // The seller says that it is sold; whether the buyer has confirmed is between the two.
  if (order?.status === 'completed' || order?.status === 'handed') return 'sold';
  return order?.status === 'reserved' && listed === 'selling' ? 'reserved' : listed;
}
