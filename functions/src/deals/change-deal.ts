import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { changeDealCall, type DealAnswer, type DealWish } from '#documents/calls/deal.ts';
import type { HeldRequest } from '#documents/calls/held.ts';
import { orderDocument } from '#documents/order.ts';
import { productDocument } from '#documents/product.ts';
import { chatIdOf } from '#domain/chat/chat-id.ts';
import type { ChatId, UserId } from '#domain/ids.ts';
import { isDealPrice } from '#domain/order/deal-price.ts';
import { dealMethodOf } from '#domain/order/deal-method.ts';
import { transition, type DealChange, type DealEvent, type Listing } from '#domain/order/order-machine.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { err, ok } from '#domain/result.ts';
import { millis, won } from '#domain/units.ts';
import { forgetAbandoned } from '../people/forget-abandoned.ts';
import { callOptions } from '../runtime/call-options.ts';
import { callerOf, type Caller } from '../runtime/caller.ts';
import { fieldName, fieldOf, fieldsUnder, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { onCall } from '../runtime/on-call.ts';
import { countQuota, heldBy, readQuota } from '../runtime/quota.ts';
import { isBlockedPair } from './blocked-pair.ts';
import {
  dealNotice,
  endBy,
  listingOf,
  liveOrdersOf,
  methodsOf,
  orderRecord,
  productPatch,
} from './deal-record.ts';
import { unreadQuestion } from './buyers-question.ts';
import { hasLeft } from './has-left.ts';
import { statusOnceFree } from './status-once-free.ts';

/**
 * Reserves a listing, completes its sale, confirms that or ends a deal, as `domain/order/order-machine.ts`
 * allows, and with it the order of a named buyer, in one transaction. A call that is sent again is answered
 * as the first time. Refusals are answers, not errors.
 */
export const changeDeal = onCall(callOptions(10), async (request) => {
  const caller = await callerOf(request);
  const call = changeDealCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not a change of a deal');
  return makeDeal(caller, call);
});

/** The same without the wire: for a caller who is known. */
export async function makeDeal(caller: Caller, call: DealWish): Promise<Answer> {
  const answer = await inTransaction((transaction) => deal(transaction, caller, call));
  if (answer.ok && call.kind === 'release') await forgetAbandoned(call.productId);
  return answer;
}

type Answer = DealAnswer | HeldRequest;

async function deal(transaction: Transaction, caller: Caller, call: DealWish): Promise<Answer> {
  const database = firestore();
  const product = await transaction.get(database.doc(`products/${call.productId}`));
  const made = await transaction.get(database.doc(`orders/${call.orderId}`));
  const order = await liveOrder(transaction, call);
  const listing = product.exists ? listingOf(product, order) : null;
  if (listing === null) return err('gone');
  if (made.exists && call.kind !== 'confirm') {
    if (fieldOf(orderDocument, made, 'sellerId') !== caller.uid) {
      throw new HttpsError('permission-denied', 'somebody else’s order');
    }
    // The id of an order that is there, for another wish, is no call sent again.
    return isOf(made, call) ? ok({ orderId: made.id }) : err('impossible');
  }
  const result = transition(listing, eventOf(call), caller);
  if (!result.ok) {
    const isDoneBefore =
      isDone(listing, call, caller) || (await hasReleased(transaction, listing, call, caller));
    return isDoneBefore ? ok({ orderId: null }) : result;
  }
  if (call.kind === 'confirm' && !isSeen(order, call)) return err('terms');
  return settle(transaction, { caller, call, product, made, order, listing, change: result.value });
}

interface Settling {
  readonly caller: Caller;
  readonly call: DealWish;
  readonly product: DocumentSnapshot;
  /** The order that this call may make. */
  readonly made: DocumentSnapshot;
  /** The one that hangs on the listing. */
  readonly order: DocumentSnapshot | null;
  readonly listing: Listing;
  readonly change: DealChange;
}

async function settle(transaction: Transaction, settling: Settling): Promise<Answer> {
  const { caller, call, product, made, order, listing, change } = settling;
  const buyer = change.buyer ?? listing.deal?.buyerId ?? null;
  const status = orderStatusOf(change.order);
  const next =
    change.status === 'selling'
      ? { ...change, status: await statusOnceFree(transaction, product, listing.sellerId) }
      : change;
  const patch = productPatch(next);
  if (status === null || buyer === null) {
    transaction.update(product.ref, patch);
    return ok({ orderId: null });
  }
  const price = priceOf(settling);
  if (price === null) return err('price');
  const question =
    order && listing.deal?.status === 'handed' ? await unreadQuestion(transaction, order.id) : null;
  if (status === 'reserved' || status === 'handed') {
    // Whoever has blocked the other is not drawn into a deal, only out of it, or to the end of one.
    if (await isBlockedPair(transaction, listing.sellerId, buyer)) return err('blocked');
    const [agreed = null] = methodsOf(storedField(orderDocument, order, 'method'));
    const offered = methodsOf(storedField(productDocument, product, 'tradeMethods'));
    const method = dealMethodOf(offered, agreed, call.method);
    // Edited on another device since this one looked.
    if (method === null) throw new HttpsError('failed-precondition', 'the listing offers no such way');
    if (order) {
      const agreed = { status, agreedPrice: price, method, updatedAt: FieldValue.serverTimestamp() };
      transaction.update(order.ref, fieldsUnder(orderDocument, agreed));
    } else {
      const chatId = await chatOf(transaction, call, listing.sellerId, buyer);
      if (chatId === null) return err('no_chat');
      if (await hasLeft(transaction, buyer)) return err('left');
      const now = millis(Date.now());
      const quota = await readQuota(transaction, caller.uid, 'deals', now);
      if (quota.kind === 'full') return heldBy(quota);
      countQuota(transaction, quota, made.id);
      transaction.create(made.ref, orderRecord(product, { buyerId: buyer, chatId, price, method, status }));
    }
  } else if (order) {
    const now = FieldValue.serverTimestamp();
    const end = { status, updatedAt: now, ...(status === 'completed' ? { completedAt: now } : {}) };
    transaction.update(order.ref, fieldsUnder(orderDocument, end));
  }
  question?.markRead();
  // Confirming that the deal happened leaves the listing as it is.
  if (status !== 'completed') transaction.update(product.ref, patch);
  const orderId = order?.id ?? made.id;
  const notice = dealNotice(otherSide(caller.uid, listing.sellerId, buyer), status, {
    id: orderId,
    sellerId: listing.sellerId,
    title: fieldOf(productDocument, product, 'title') ?? '',
    price,
    ...(status === 'cancelled' && {
      ...endBy(caller.uid, listing),
      isOnSaleAgain: next.status === 'selling',
    }),
  });
  transaction.set(firestore().doc(`notifications/deal-${orderId}-${status}`), notice);
  return ok({ orderId });
}

const isOf = (made: DocumentSnapshot, { productId, kind, buyer }: DealWish): boolean =>
  storedField(orderDocument, made, 'productId') === productId &&
  (kind === 'reserve' || kind === 'complete') &&
  storedField(orderDocument, made, 'buyerId') === buyer;

/**
 * What is agreed on, or `null` where that has nothing to do with what was agreed on before; where nothing was,
 * with what is asked. Whoever has reserved may still change what they ask.
 */
function priceOf({ call, product, order }: Settling): number | null {
  const before =
    fieldOf(orderDocument, order, 'agreedPrice') ?? fieldOf(productDocument, product, 'price') ?? 0;
  const price = call.price ?? before;
  return isDealPrice(won(price), won(before)) ? price : null;
}

/** Whether the buyer has seen what they confirm: this very deal, at this price. */
const isSeen = (order: DocumentSnapshot | null, { orderId, price }: DealWish): boolean =>
  order?.id === orderId && fieldOf(orderDocument, order, 'agreedPrice') === price;

/** The conversation of the two about the listing: only who has asked can be named. */
async function chatOf(
  transaction: Transaction,
  { productId }: DealWish,
  seller: UserId,
  buyer: UserId,
): Promise<ChatId | null> {
  const chatId = chatIdOf(productId, seller, buyer);
  if (!chatId.ok) return null;
  const chat = await transaction.get(firestore().doc(`chats/${chatId.value}`));
  return chat.exists ? chatId.value : null;
}

/** The order that hangs on a listing; there is at most one. */
async function liveOrder(
  transaction: Transaction,
  { productId }: DealWish,
): Promise<DocumentSnapshot | null> {
  const live = await transaction.get(liveOrdersOf(productId).limit(1));
  return live.docs[0] ?? null;
}

function orderStatusOf(order: DealChange['order']): OrderStatus | null {
  switch (order) {
    case 'none':
      return null;
    case 'reserve':
      return 'reserved';
    case 'cancel':
      return 'cancelled';
    case 'confirm':
      return 'completed';
    case 'hand_over':
    case 'reserve_and_hand_over':
      return 'handed';
  }
}

/** A call that was sent again, though the first one did what was asked and made no order. */
function isDone({ status, sellerId, deal }: Listing, { kind, buyer }: DealWish, { uid }: Caller): boolean {
  if (kind === 'confirm') return uid === deal?.buyerId && deal.status === 'completed';
  if (uid !== sellerId) return false;
  switch (kind) {
    case 'release':
      return status === 'selling';
    case 'reserve':
      return status === 'reserved' && (deal?.buyerId ?? null) === buyer;
    case 'complete':
      return status === 'sold' && (buyer === null || buyer === deal?.buyerId);
  }
}

/** A release that was sent again: the deal that has ended says that one was a side of it. */
async function hasReleased(
  transaction: Transaction,
  { status, sellerId }: Listing,
  { kind, productId }: DealWish,
  { uid }: Caller,
): Promise<boolean> {
  // Hidden, where the desk has taken it down, or its seller has been suspended meanwhile.
  if (kind !== 'release' || (status !== 'selling' && status !== 'hidden')) return false;
  const left = await transaction.get(
    firestore()
      .collection('orders')
      .where(fieldName(orderDocument, 'productId'), '==', productId)
      .where(fieldName(orderDocument, uid === sellerId ? 'sellerId' : 'buyerId'), '==', uid)
      .where(fieldName(orderDocument, 'status'), '==', 'cancelled')
      .limit(1),
  );
  return !left.empty;
}

const otherSide = (uid: UserId, seller: UserId, buyer: UserId): UserId => (uid === seller ? buyer : seller);

const eventOf = ({ kind, buyer }: DealWish): DealEvent =>
  kind === 'reserve' || kind === 'complete' ? { kind, buyer } : { kind };
