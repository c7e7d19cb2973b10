import { parseOrderId } from '#domain/ids.ts';
import { ORDER_STATUSES, type Order } from '#domain/order/order.ts';
import { millis } from '#domain/units.ts';
import { PURITIES, TRADE_METHODS } from '#domain/product/product.ts';
import { defineDocument } from './kernel/document.ts';
import { chatId, productId, userId } from './kernel/ids.ts';
import { lenient, listOf, orNull } from './kernel/kind.ts';
import { amount, anyTextOrNone, grams, oneOf } from './kernel/kinds.ts';
import { pictureUrl } from './kernel/pictures.ts';
import { named, shape } from './kernel/shape.ts';
import { time, writtenAlways, writtenOnce } from './kernel/times.ts';

/** Each of the two reviews once. */
const SIDES = 2;

/** How the thing looked when it was agreed on. */
export const orderSnapshot = shape<Order['snapshot']>({
  title: anyTextOrNone,
  purity: lenient(oneOf(PURITIES), 'unknown'),
  weight: named('weightG', grams),
  thumbUrl: lenient(pictureUrl, ''),
});

type OrderFields = Omit<Required<Order>, 'id'>;

/** `orders/{id}`. */
export const orderDocument = defineDocument<OrderFields>({
  path: 'orders/{orderId}',
  fields: {
    productId,
    snapshot: orderSnapshot,
    buyerId: userId,
    sellerId: userId,
    chatId,
    agreedPrice: amount,
    method: lenient(oneOf(TRADE_METHODS), 'meet'),
    // A deal in a state that this app does not know must not be shown as another.
    status: oneOf(ORDER_STATUSES),
    createdAt: writtenOnce(time),
    completedAt: orNull(time),
    updatedAt: writtenAlways(lenient(time, millis(0))),
    reviewedBy: lenient(listOf(userId, SIDES), []),
  },
  server: 'all',
  edits: {},
});

export function parseOrder(id: string, data: unknown): Order | null {
  const orderId = parseOrderId(id);
  const fields = orderDocument.read(data);
  return orderId && fields && { id: orderId, ...fields };
}
