import { FieldValue } from 'firebase-admin/firestore';
import { orderDocument } from '#documents/order.ts';
import type { OrderId, UserId } from '#domain/ids.ts';
import { fieldOf, fieldsUnder } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';

/**
 * Writes on an order who has reviewed it, so that each of that person's devices knows. Does nothing where it
 * is written already, or where there is no such order: the event may come twice, and late.
 */
export async function markReviewed(orderId: OrderId, reviewerId: UserId): Promise<void> {
  const path = firestore().doc(`orders/${orderId}`);
  await inTransaction(async (transaction) => {
    const known = await transaction.get(path);
    if (!known.exists || fieldOf(orderDocument, known, 'reviewedBy')?.includes(reviewerId)) return;
    const reviewed = {
      reviewedBy: FieldValue.arrayUnion(reviewerId),
      updatedAt: FieldValue.serverTimestamp(),
    };
    transaction.update(path, fieldsUnder(orderDocument, reviewed));
  });
}
