import { FieldValue } from 'firebase-admin/firestore';
import { parseOrderId, parseUserId } from '#domain/ids.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';

/**
 * Writes on an order who has reviewed it, so that each of that person's devices knows. Does nothing where it
 * is written already, or where there is no such order: the event may come twice, and late.
 */
export async function markReviewed(order: unknown, reviewer: unknown): Promise<void> {
  const [orderId, reviewerId] = [parseOrderId(order), parseUserId(reviewer)];
  if (orderId === null || reviewerId === null) return;
  const path = firestore().doc(`orders/${orderId}`);
  await inTransaction(async (transaction) => {
    const known = await transaction.get(path);
    const by: unknown = known.get('reviewedBy');
    if (!known.exists || (Array.isArray(by) && by.includes(reviewerId))) return;
    transaction.update(path, {
      reviewedBy: FieldValue.arrayUnion(reviewerId),
      updatedAt: FieldValue.serverTimestamp(),
    });
  });
}
