import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/https';
import { changeDealCall, type DealAnswer, type DealWish } from '#documents/calls/deal.ts';
import { read } from '#documents/kernel/kind.ts';
import { amount } from '#documents/kernel/kinds.ts';
import { chatIdOf } from '#domain/chat/chat-id.ts';
import { parseUserId, type UserId } from '#domain/ids.ts';
import { dealMethodOf } from '#domain/order/deal-method.ts';
import { transition, type DealChange, type DealEvent, type Listing } from '#domain/order/order-machine.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { err, ok } from '#domain/result.ts';
import { callerOf, type Caller } from '../runtime/caller.ts';
import { firestore } from '../runtime/firebase.ts';
import { REGION } from '../runtime/trigger-options.ts';
import { isBlockedPair } from './blocked-pair.ts';
import { dealNotice, listingOf, methodsOf, orderRecord, productPatch } from './deal-record.ts';

/**
 * Reserves a listing, completes its sale or ends a reservation, as `domain/order/order-machine.ts` allows, and with
 * it the order of a named buyer, in one transaction. A call that is sent again is answered as the first time.
 * Refusals are answers, not errors.
 */
export const changeDeal = onCall({ region: REGION, maxInstances: 10 }, async (request) => {
  const caller = await callerOf(request);
  const call = changeDealCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not a change of a deal');
  return firestore().runTransaction((transaction) => deal(transaction, caller, call));
});

async function deal(transaction: Transaction, caller: Caller, call: DealWish): Promise<DealAnswer> {
  const database = firestore();
  const product = await transaction.get(database.doc(`products/${call.productId}`));
  const made = await transaction.get(database.doc(`orders/${call.orderId}`));
  const listing = product.exists ? listingOf(product) : null;
  if (listing === null) return err('gone');
  if (made.exists) {
    if (made.get('sellerId') !== caller.uid) {
      throw new HttpsError('permission-denied', 'somebody else’s order');
    }
    return ok({ orderId: made.id });
  }
  const result = transition(listing, eventOf(call), caller);
  if (!result.ok) return isDone(listing, call, caller) ? ok({ orderId: null }) : result;
  return settle(transaction, { caller, call, product, made, listing, change: result.value });
}

interface Settling {
  readonly caller: Caller;
  readonly call: DealWish;
  readonly product: DocumentSnapshot;
  /** The order that this call may make. */
  readonly made: DocumentSnapshot;
  readonly listing: Listing;
  readonly change: DealChange;
}

async function settle(
  transaction: Transaction,
  { caller, call, product, made, listing, change }: Settling,
): Promise<DealAnswer> {
  const buyer = change.reservedFor ?? change.buyerId ?? listing.reservedFor ?? null;
  const reserved =
    change.order === 'complete' || change.order === 'cancel' ? await openOrder(transaction, call) : null;
  const price = call.price ?? priceOf(reserved, 'agreedPrice') ?? priceOf(product, 'price') ?? 0;
  const status = orderStatusOf(change.order);
  if (status === null || buyer === null) {
    transaction.update(product.ref, productPatch(change, price));
    return ok({ orderId: null });
  }
  // A deal lets both sides review each other: whoever has blocked the other is not drawn into one, only out of it.
  if (status !== 'cancelled' && (await isBlockedPair(transaction, listing.sellerId, buyer))) {
    return err('blocked');
  }
  const [agreed = null] = methodsOf(reserved?.get('method'));
  const method = dealMethodOf(methodsOf(product.get('tradeMethods')), agreed, call.method);
  // Edited on another device since this one looked.
  if (method === null) throw new HttpsError('failed-precondition', 'the listing offers no such way');
  const chatId = chatIdOf(call.productId, listing.sellerId, buyer);
  if (!reserved && status !== 'cancelled') {
    if (!chatId.ok) return err('no_chat');
    const chat = await transaction.get(firestore().doc(`chats/${chatId.value}`));
    if (!chat.exists) return err('no_chat');
    transaction.create(
      made.ref,
      orderRecord(product, { buyerId: buyer, chatId: chatId.value, price, method, status }),
    );
  }
  if (reserved) {
    transaction.update(reserved.ref, {
      status,
      updatedAt: FieldValue.serverTimestamp(),
      ...(status === 'completed'
        ? { agreedPrice: price, method, completedAt: FieldValue.serverTimestamp() }
        : {}),
    });
  }
  transaction.update(product.ref, productPatch(change, price));
  const orderId = reserved?.id ?? made.id;
  const notice = dealNotice(otherSide(caller.uid, listing.sellerId, buyer), status, {
    id: orderId,
    title: String(product.get('title')),
    price,
  });
  transaction.set(firestore().doc(`notifications/deal-${orderId}-${status}`), notice);
  return ok({ orderId });
}

/** The order of a reservation; at most one is open for a listing. */
async function openOrder(
  transaction: Transaction,
  { productId }: DealWish,
): Promise<DocumentSnapshot | null> {
  const open = await transaction.get(
    firestore()
      .collection('orders')
      .where('productId', '==', productId)
      .where('status', '==', 'reserved')
      .limit(1),
  );
  return open.docs[0] ?? null;
}

function orderStatusOf(order: DealChange['order']): OrderStatus | null {
  switch (order) {
    case 'none':
      return null;
    case 'reserve':
      return 'reserved';
    case 'cancel':
      return 'cancelled';
    case 'complete':
    case 'reserve_and_complete':
      return 'completed';
  }
}

/** A call that was sent again, though the first one did what was asked and made no order. */
function isDone(
  { status, sellerId, reservedFor, buyerId }: Listing,
  { kind, buyer }: DealWish,
  { uid }: Caller,
): boolean {
  if (uid !== sellerId) return false;
  switch (kind) {
    case 'release':
      return status === 'selling';
    case 'reserve':
      return status === 'reserved' && (reservedFor ?? null) === buyer;
    case 'complete':
      return status === 'sold' && (buyer === null || buyer === parseUserId(buyerId));
  }
}

const otherSide = (uid: UserId, seller: UserId, buyer: UserId): UserId => (uid === seller ? buyer : seller);

const eventOf = ({ kind, buyer }: DealWish): DealEvent => (kind === 'release' ? { kind } : { kind, buyer });

/** In won; `null` where there is none. */
const priceOf = (document: DocumentSnapshot | null, field: string): number | null =>
  read(amount.reads, document?.get(field));
