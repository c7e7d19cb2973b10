import type { DocumentSnapshot, QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { commentDocument } from '#documents/comment.ts';
import { orderDocument } from '#documents/order.ts';
import { productDocument } from '#documents/product.ts';
import { reviewDocument } from '#documents/review.ts';
import type { UserId } from '#domain/ids.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import { cancelOrder } from '../deals/cancel-order.ts';
import { liveOrdersOf, productPatch } from '../deals/deal-record.ts';
import { eventIdOf } from '../push/push-event.ts';
import { fieldOf, fieldsUnder } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { copyOf, isStanding, textOf, type Thing } from './reported-thing.ts';

/** What has to be read before a thing can be taken down: the deal that hangs on a listing. */
export async function dealOn(
  transaction: Transaction,
  type: ReportTarget['type'],
  thing: DocumentSnapshot,
): Promise<QuerySnapshot | null> {
  return type === 'product' ? transaction.get(liveOrdersOf(thing.id).limit(5)) : null;
}

/**
 * Whether it can be taken down: a listing whose deal is done belongs to the two who made it, a comment or
 * review that has lost its words would be kept in the place of what it said, and a rating alone says nothing
 * that could be taken away. Until its buyer has said so, a sale is its seller's word alone, who may have named
 * an account of their own.
 */
export function canTakeDown(
  type: ReportTarget['type'],
  thing: Thing,
  deal: Pick<QuerySnapshot, 'docs'> | null,
): boolean {
  if (!isStanding(type, thing)) return false;
  if (type === 'review') return textOf(type, thing) !== '';
  if (type !== 'product') return true;
  // A listing of before names its buyer itself.
  const isDealt = fieldOf(productDocument, thing, 'isDealt') === true || thing.get('buyerId') !== undefined;
  if (fieldOf(productDocument, thing, 'status') !== 'sold' || !isDealt) return true;
  const orders = deal?.docs ?? [];
  return orders.length > 0 && orders.every((order) => fieldOf(orderDocument, order, 'status') === 'handed');
}

/**
 * Takes a thing down, in a transaction that has read all it needs. A listing is hidden and stays so whatever
 * its seller does, and a reservation of it ends; a sale that waits for its buyer's word goes on waiting. Posts
 * leave the board, comments and reviews lose their words, and what they said is kept in `withheld`, which
 * nobody reads but the house. The rating of a review stays (decision 007).
 */
export function takeDown(
  transaction: Transaction,
  type: ReportTarget['type'],
  thing: DocumentSnapshot,
  deal: QuerySnapshot | null,
): void {
  switch (type) {
    case 'product':
      return hideListing(transaction, thing, deal?.docs ?? []);
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
  orders: readonly DocumentSnapshot[],
): void {
  let buyer: UserId | null = null;
  for (const order of orders) {
    const named = fieldOf(orderDocument, order, 'buyerId');
    if (fieldOf(orderDocument, order, 'status') === 'reserved') {
      cancelOrder(transaction, order, named, 'withheld');
    } else {
      // They may have the thing in their hands: whether it was so stays theirs to say.
      buyer = named;
    }
  }
  transaction.update(product.ref, {
    ...productPatch({ status: 'hidden', buyer }),
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
