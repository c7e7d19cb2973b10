import { FieldValue, type DocumentData, type DocumentSnapshot, type Query } from 'firebase-admin/firestore';
import { listOf, read } from '#documents/kernel/kind.ts';
import { oneOf } from '#documents/kernel/kinds.ts';
import { orderDocument, orderSnapshot } from '#documents/order.ts';
import { productDocument } from '#documents/product.ts';
import { formatWon } from '#domain/format/format-won.ts';
import type { ChatId, UserId } from '#domain/ids.ts';
import { createNotification } from '#domain/notification/create-notification.ts';
import type { DealChange, Listing } from '#domain/order/order-machine.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { TRADE_METHODS, type TradeMethod } from '#domain/product/product.ts';
import { KEPT_DAYS } from '#domain/system/retention.ts';
import { dealNoticeText as text } from '#i18n/ko/deal-notices.ts';
import { excerpt } from '../notices/excerpt.ts';
import { noticeRecord } from '../notices/notice-record.ts';
import { fieldName, fieldOf, fieldsUnder, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';

/**
 * Orders that hang on their listing: all but those that were called off, and so at most one of each listing.
 */
const LIVE_ORDERS = ['reserved', 'handed', 'completed'] as const;

/** The orders that hang on a listing. */
export const liveOrdersOf = (productId: string): Query =>
  firestore()
    .collection('orders')
    .where(fieldName(orderDocument, 'productId'), '==', productId)
    .where(fieldName(orderDocument, 'status'), 'in', LIVE_ORDERS);

/** What the machine needs of a product's document and its order; `null` for one that is none. */
export function listingOf(product: DocumentSnapshot, order: DocumentSnapshot | null): Listing | null {
  // A state that only a newer server knows reads as hidden, and of that nothing is dealt.
  const listing = productDocument.readSome(product.data(), ['sellerId', 'status']);
  const deal = order && orderDocument.readSome(order.data(), ['buyerId', 'status']);
  const status = LIVE_ORDERS.find((live) => live === deal?.status);
  return listing && { ...listing, deal: deal && status ? { buyerId: deal.buyerId, status } : null };
}

/** What a listing offers, or an order has agreed on, of the ways that the app knows. */
export const methodsOf = (value: unknown): readonly TradeMethod[] =>
  read(listOf(oneOf(TRADE_METHODS), TRADE_METHODS.length).reads, Array.isArray(value) ? value : [value]) ??
  [];

/** Listings are public: with whom and for how much is the order's to say. */
export const NO_BUYER: DocumentData = {
  reservedFor: FieldValue.delete(),
  buyerId: FieldValue.delete(),
  soldPrice: FieldValue.delete(),
};

/** What becomes of a listing, and whether somebody who is named has it now. */
export const productPatch = ({ status, buyer }: Pick<DealChange, 'status' | 'buyer'>): DocumentData => ({
  ...NO_BUYER,
  ...fieldsUnder(productDocument, {
    status,
    isDealt: buyer === null ? FieldValue.delete() : true,
    updatedAt: FieldValue.serverTimestamp(),
  }),
});

interface Agreement {
  readonly buyerId: UserId;
  readonly chatId: ChatId;
  readonly price: number;
  readonly method: TradeMethod;
  readonly status: OrderStatus;
}

/** How the thing looked when it was agreed on stays with the order, whatever becomes of the listing. */
export function orderRecord(
  product: DocumentSnapshot,
  { buyerId, chatId, price, method, status }: Agreement,
): DocumentData {
  const [picture] = fieldOf(productDocument, product, 'images') ?? [];
  return fieldsUnder(orderDocument, {
    productId: product.id,
    snapshot: fieldsUnder(orderSnapshot, {
      title: storedField(productDocument, product, 'title'),
      purity: storedField(productDocument, product, 'purity'),
      weight: storedField(productDocument, product, 'weight'),
      thumbUrl: picture?.thumbUrl ?? '',
    }),
    buyerId,
    sellerId: storedField(productDocument, product, 'sellerId'),
    chatId,
    agreedPrice: price,
    method,
    status,
    createdAt: FieldValue.serverTimestamp(),
    completedAt: null,
    updatedAt: FieldValue.serverTimestamp(),
  });
}

/** What a deal's thing was called when it was agreed on. */
export const titleAgreedOn = (order: DocumentSnapshot): string =>
  orderSnapshot.readSome(storedField(orderDocument, order, 'snapshot'), ['title'])?.title ?? '';

interface ToldDeal {
  readonly id: string;
  readonly sellerId: string | null;
  /** Empty where nobody knows what it is called. */
  readonly title: string;
  readonly price: number;
  /** How it came to its end, of one that was called off. */
  readonly end?: DealEnd;
  /** Whether the listing of one that was called off can be bought again. */
  readonly isOnSaleAgain?: boolean;
}

/**
 * By whom a reservation, or what was marked as sold, was called off, the house among them; or that nobody had
 * gone on with it.
 */
export type DealEnd = keyof typeof text.why | 'lapsed';

/** The end of a deal that somebody calls off: one of its two, or the house, which says why elsewhere. */
export function endBy(uid: UserId, { sellerId, deal }: Listing): Pick<ToldDeal, 'end'> {
  const wasHanded = deal?.status === 'handed';
  if (uid === sellerId) return { end: wasHanded ? 'undone' : 'by_seller' };
  return uid === deal?.buyerId ? { end: wasHanded ? 'denied' : 'by_buyer' } : {};
}

/** Where one finds a deal among one's own: what one has sold has a tab of its own. */
export const dealLink = (isSeller: boolean): string => (isSeller ? '/my-orders?tab=sold' : '/my-orders');

/** What the other side reads. */
export function dealNotice(toUid: UserId, status: OrderStatus, order: ToldDeal): DocumentData {
  return noticeRecord(
    createNotification({
      toUid,
      type: 'order',
      ...wordsOf(status, { ...order, title: excerpt(order.title) }),
      link:
        status === 'completed'
          ? `/transactionReview?orderId=${order.id}`
          : dealLink(toUid === order.sellerId),
      meta: { orderId: order.id },
    }),
  );
}

function wordsOf(
  status: OrderStatus,
  { title, price, end, isOnSaleAgain = false }: ToldDeal,
): { readonly title: string; readonly body: string } {
  const name = title || text.thing;
  switch (status) {
    case 'reserved':
      return { title: text.reservedTitle, body: text.reserved(name, formatWon(price)) };
    case 'handed':
      return { title: text.handedTitle, body: text.handed(name, formatWon(price)) };
    case 'completed':
      return { title: text.completedTitle, body: text.completed(name) };
    case 'cancelled':
      return {
        title: end === 'denied' || end === 'undone' ? text.undoneTitle : text.cancelledTitle,
        body: text.cancelled(title, wordsOfEnd(end, isOnSaleAgain)),
      };
  }
}

function wordsOfEnd(end: DealEnd | undefined, isOnSaleAgain: boolean): string {
  if (end === undefined) return '';
  if (end === 'lapsed') return text.lapsed(KEPT_DAYS.untouchedReservations);
  // Whoever has called it off themselves has read that before.
  const isNews = isOnSaleAgain && (end === 'by_buyer' || end === 'denied');
  return isNews ? `${text.why[end]} ${text.onSaleAgain}` : text.why[end];
}
