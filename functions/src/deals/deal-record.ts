import { FieldValue, type DocumentData, type DocumentSnapshot } from 'firebase-admin/firestore';
import { formatWon } from '#domain/format/format-won.ts';
import { parseUserId, type ChatId, type UserId } from '#domain/ids.ts';
import { createNotification } from '#domain/notification/create-notification.ts';
import type { DealChange, Listing } from '#domain/order/order-machine.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { PRODUCT_STATUSES, TRADE_METHODS, type TradeMethod } from '#domain/product/product.ts';
import { dealNoticeText as text } from '#i18n/ko/deal-notices.ts';
import { fieldsOf, wordOf } from '../runtime/payload.ts';

/** Orders that hang on their listing: all but those that were called off, and so at most one of each listing. */
export const LIVE_ORDERS = ['reserved', 'handed', 'completed'] as const;

/** What the machine needs of a product's document and its order; `null` for one that is none. */
export function listingOf(product: DocumentSnapshot, order: DocumentSnapshot | null): Listing | null {
  const sellerId = parseUserId(product.get('sellerId'));
  const status = wordOf(product.get('status'), PRODUCT_STATUSES);
  if (sellerId === null || status === null) return null;
  const buyerId = parseUserId(order?.get('buyerId'));
  const orderStatus = wordOf(order?.get('status'), LIVE_ORDERS);
  return { sellerId, status, deal: buyerId && orderStatus ? { buyerId, status: orderStatus } : null };
}

/** What a listing offers, or an order has agreed on, of the ways that the app knows. */
export const methodsOf = (value: unknown): readonly TradeMethod[] =>
  (Array.isArray(value) ? value : [value])
    .map((method) => wordOf(method, TRADE_METHODS))
    .filter((method) => method !== null);

/** Listings are public: with whom and for how much is the order's to say. */
export const NO_BUYER: DocumentData = {
  reservedFor: FieldValue.delete(),
  buyerId: FieldValue.delete(),
  soldPrice: FieldValue.delete(),
};

export const productPatch = ({ status, buyer }: DealChange): DocumentData => ({
  ...NO_BUYER,
  status,
  dealt: buyer === null ? FieldValue.delete() : true,
  updatedAt: FieldValue.serverTimestamp(),
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
  const images: unknown = product.get('images');
  const thumbUrl = Array.isArray(images) ? fieldsOf(images[0])?.['thumbUrl'] : null;
  return {
    productId: product.id,
    snapshot: {
      title: product.get('title'),
      purity: product.get('purity'),
      weightG: product.get('weightG'),
      thumbUrl: typeof thumbUrl === 'string' ? thumbUrl : '',
    },
    buyerId,
    sellerId: product.get('sellerId'),
    chatId,
    agreedPrice: price,
    method,
    status,
    createdAt: FieldValue.serverTimestamp(),
    completedAt: null,
    updatedAt: FieldValue.serverTimestamp(),
  };
}

/** What the other side reads. */
export function dealNotice(
  toUid: UserId,
  status: OrderStatus,
  order: { readonly id: string; readonly title: string; readonly price: number },
): DocumentData {
  return {
    ...createNotification({
      toUid,
      type: 'order',
      ...wordsOf(status, order),
      link: status === 'completed' ? `/transactionReview?orderId=${order.id}` : '/my-orders',
      meta: { orderId: order.id },
    }),
    createdAt: FieldValue.serverTimestamp(),
  };
}

function wordsOf(
  status: OrderStatus,
  { title, price }: { readonly title: string; readonly price: number },
): { readonly title: string; readonly body: string } {
  switch (status) {
    case 'reserved':
      return { title: text.reservedTitle, body: text.reserved(title, formatWon(price)) };
    case 'handed':
      return { title: text.handedTitle, body: text.handed(title, formatWon(price)) };
    case 'completed':
      return { title: text.completedTitle, body: text.completed(title) };
    case 'cancelled':
      return { title: text.cancelledTitle, body: text.cancelled(title) };
  }
}
