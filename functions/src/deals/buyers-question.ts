import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { notificationDocument } from '#documents/notification.ts';
import { fieldsUnder, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';

interface Question {
  /** Writes: in a transaction, after all that is read. */
  markRead(): void;
}

/**
 * The notice that asks a buyer to confirm a sale, while it is unread: once they have, or the sale is undone, it
 * asks for nothing.
 */
export async function unreadQuestion(transaction: Transaction, orderId: string): Promise<Question | null> {
  const notice = firestore().doc(`notifications/deal-${orderId}-handed`);
  if (storedField(notificationDocument, await transaction.get(notice), 'read') !== false) return null;
  // Devices follow what was marked by the time of the mark.
  const read = { read: true, readAt: FieldValue.serverTimestamp() };
  return { markRead: () => void transaction.update(notice, fieldsUnder(notificationDocument, read)) };
}
