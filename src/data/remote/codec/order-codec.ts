import * as v from 'valibot';
import { parseOrderId, type UserId } from '#domain/ids.ts';
import { ORDER_STATUSES, type Order } from '#domain/order/order.ts';
import { PURITIES, TRADE_METHODS } from '#domain/product/product.ts';
import {
  gramsField,
  lenient,
  listOf,
  oneOf,
  optionalText,
  orNull,
  parseFields,
  timestampMillis,
  wonField,
} from './firestore-fields.ts';
import { chatIdField, productIdField, userIdField } from './id-fields.ts';
import { pictureUrl } from './picture-fields.ts';

/** Each of the two reviews once. */
const SIDES = 2;

const snapshotField = v.pipe(
  v.object({
    title: optionalText,
    purity: lenient(oneOf(PURITIES), 'unknown'),
    weightG: gramsField,
    thumbUrl: lenient(pictureUrl, ''),
  }),
  v.transform(({ weightG, ...snapshot }) => ({ ...snapshot, weight: weightG })),
);

const orderFields = v.object({
  productId: productIdField,
  snapshot: snapshotField,
  buyerId: userIdField,
  sellerId: userIdField,
  chatId: chatIdField,
  agreedPrice: wonField,
  method: lenient(oneOf(TRADE_METHODS), 'meet'),
  // A deal in a state that this app does not know must not be shown as another.
  status: oneOf(ORDER_STATUSES),
  createdAt: timestampMillis,
  completedAt: orNull(timestampMillis),
  reviewedBy: lenient<readonly UserId[]>(listOf(userIdField, SIDES), []),
});

/** `orders/{id}`. */
export function parseOrder(id: string, data: unknown): Order | null {
  const orderId = parseOrderId(id);
  const fields = parseFields(orderFields, data);
  return orderId && fields && { id: orderId, ...fields };
}
