import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { orderDocument } from '#documents/order.ts';
import { KEPT_DAYS } from '#domain/system/retention.ts';
import { cancelOrder } from '../deals/cancel-order.ts';
import { dealNotice, listingOf, productPatch, titleAgreedOn } from '../deals/deal-record.ts';
import { statusOnceFree } from '../deals/status-once-free.ts';
import { fieldName, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { REGION } from '../runtime/trigger-options.ts';
import { done, visibleRun } from '../system/visible-run.ts';

/** A reservation that nobody has touched for this long keeps a thing from everybody for nothing. */
const STALE_MS = KEPT_DAYS.untouchedReservations * 24 * 3_600_000;
/** What is left after that is left to the next day. */
const MOST = 500;

export const endStaleReservations = onSchedule(
  { schedule: '10 4 * * *', timeZone: 'Asia/Seoul', region: REGION, timeoutSeconds: 540, maxInstances: 1 },
  () => visibleRun('stale_reservations', async (now) => done({ ended: await endReservations(now) })),
);

/** Calls them off, puts their listings on sale again and tells both sides; says how many. Safe to run again. */
export async function endReservations(now: Date): Promise<number> {
  const before = Timestamp.fromMillis(now.getTime() - STALE_MS);
  const { docs } = await firestore()
    .collection('orders')
    .where(fieldName(orderDocument, 'status'), '==', 'reserved')
    .where(fieldName(orderDocument, 'updatedAt'), '<=', before)
    .orderBy(fieldName(orderDocument, 'updatedAt'))
    .limit(MOST)
    .get();
  let ended = 0;
  for (const { ref } of docs) {
    if (await inTransaction((transaction) => end(transaction, ref, before))) ended += 1;
  }
  return ended;
}

/** Looks again: the two may have gone on meanwhile. */
async function end(transaction: Transaction, ref: DocumentReference, before: Timestamp): Promise<boolean> {
  const order = await transaction.get(ref);
  const touchedAt = storedField(orderDocument, order, 'updatedAt');
  const isStale = touchedAt instanceof Timestamp && touchedAt.toMillis() <= before.toMillis();
  const said = orderDocument.readSome(order.data(), [
    'productId',
    'buyerId',
    'sellerId',
    'status',
    'agreedPrice',
  ]);
  if (said === null || said.status !== 'reserved' || !isStale) return false;
  const product = await transaction.get(firestore().doc(`products/${said.productId}`));
  const listing = product.exists ? listingOf(product, order) : null;
  const status = await statusOnceFree(transaction, product, said.sellerId);
  cancelOrder(transaction, order, said.buyerId, 'lapsed');
  transaction.set(
    firestore().doc(`notifications/deal-${order.id}-lapsed`),
    dealNotice(said.sellerId, 'cancelled', {
      id: order.id,
      sellerId: said.sellerId,
      title: titleAgreedOn(order),
      price: said.agreedPrice,
      end: 'lapsed',
    }),
  );
  if (listing?.status === 'reserved') {
    transaction.update(product.ref, productPatch({ status, buyer: null }));
  }
  return true;
}
