import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { orderDocument } from '#documents/order.ts';
import type { UserId } from '#domain/ids.ts';
import { fieldOf, fieldsUnder } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { dealNotice, titleAgreedOn, type DealEnd } from './deal-record.ts';

/**
 * Calls a reserved order off past the machine, and tells `toUid`; what becomes of the listing is the
 * caller's.
 */
export function cancelOrder(
  transaction: Transaction,
  order: DocumentSnapshot,
  toUid: UserId | null,
  end?: DealEnd,
): void {
  const cancelled = { status: 'cancelled', updatedAt: FieldValue.serverTimestamp() };
  transaction.update(order.ref, fieldsUnder(orderDocument, cancelled));
  if (toUid === null) return;
  const notice = dealNotice(toUid, 'cancelled', {
    id: order.id,
    sellerId: fieldOf(orderDocument, order, 'sellerId'),
    title: titleAgreedOn(order),
    price: fieldOf(orderDocument, order, 'agreedPrice') ?? 0,
    ...(end === undefined ? {} : { end }),
  });
  transaction.set(firestore().doc(`notifications/deal-${order.id}-cancelled`), notice);
}
