import type { DocumentSnapshot, QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { commentDocument } from '#documents/comment.ts';
import { orderDocument } from '#documents/order.ts';
import { productDocument } from '#documents/product.ts';
import { reviewDocument } from '#documents/review.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import { cancelOrder } from '../deals/cancel-order.ts';
import { productPatch } from '../deals/deal-record.ts';
import { eventIdOf } from '../push/push-event.ts';
import { fieldName, fieldOf, fieldsUnder } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { copyOf, isStanding, textOf, type Thing } from './reported-thing.ts';

/** What has to be read before a thing can be taken down: the reservation that goes with a listing. */
export async function reservationOf(
  transaction: Transaction,
  type: ReportTarget['type'],
  thing: DocumentSnapshot,
): Promise<QuerySnapshot | null> {
  if (type !== 'product' || fieldOf(productDocument, thing, 'status') !== 'reserved') return null;
  const reserved = firestore()
    .collection('orders')
    .where(fieldName(orderDocument, 'productId'), '==', thing.id)
    .where(fieldName(orderDocument, 'status'), '==', 'reserved');
  return transaction.get(reserved.limit(5));
}

/**
 * Whether it can be taken down: a listing whose deal is done belongs to the two who made it, a comment or
 * review that has lost its words would be kept in the place of what it said, and a rating alone says nothing
 * that could be taken away.
 */
export function canTakeDown(type: ReportTarget['type'], thing: Thing): boolean {
  if (!isStanding(type, thing)) return false;
  if (type === 'review') return textOf(type, thing) !== '';
  if (type !== 'product') return true;
  // A listing of before names its buyer itself.
  const isDealt = fieldOf(productDocument, thing, 'isDealt') === true || thing.get('buyerId') !== undefined;
  return !(fieldOf(productDocument, thing, 'status') === 'sold' && isDealt);
}

/**
 * Takes a thing down, in a transaction that has read all it needs. A listing is hidden and stays so whatever
 * its seller does, and a reservation of it ends; posts leave the board, comments and reviews lose their
 * words, and what they said is kept in `withheld`, which nobody reads but the house. The rating of a review
 * stays (decision 007).
 */
export function takeDown(
  transaction: Transaction,
  type: ReportTarget['type'],
  thing: DocumentSnapshot,
  reservation: QuerySnapshot | null,
): void {
  switch (type) {
    case 'product':
      return hideListing(transaction, thing, reservation);
    case 'post':
      keepOriginal(transaction, type, thing);
      transaction.delete(thing.ref);
      return;
    case 'comment':
      keepOriginal(transaction, type, thing);
      transaction.update(thing.ref, fieldsUnder(commentDocument, { content: '', deleted: true }));
      return;
    case 'review':
      keepOriginal(transaction, type, thing);
      transaction.update(thing.ref, fieldsUnder(reviewDocument, { tags: [], content: '', isWithheld: true }));
      return;
    case 'user':
    case 'message':
      throw new Error(`a ${type} cannot be taken down`);
  }
}

function hideListing(
  transaction: Transaction,
  product: DocumentSnapshot,
  reservation: QuerySnapshot | null,
): void {
  for (const order of reservation?.docs ?? []) {
    cancelOrder(transaction, order, fieldOf(orderDocument, order, 'buyerId'), 'withheld');
  }
  transaction.update(product.ref, {
    ...productPatch({ status: 'hidden', buyer: null }),
    ...fieldsUnder(productDocument, { isWithheld: true }),
  });
}

function keepOriginal(
  transaction: Transaction,
  type: 'post' | 'comment' | 'review',
  thing: DocumentSnapshot,
): void {
  // Whoever writes a comment chooses its id: below another post there may be one of the same.
  const name = type === 'comment' ? eventIdOf(thing.ref.path) : thing.id;
  transaction.set(firestore().doc(`withheld/${type}-${name}`), copyOf(thing));
}
