import type { Profile } from '#domain/account/account.ts';
import type { Comment, Post } from '#domain/board/post.ts';
import type { Chat, Message } from '#domain/chat/chat.ts';
import { offerText } from '#domain/chat/price-offer.ts';
import type { ExchangeItem, GoldExchange } from '#domain/exchange/exchange.ts';
import type { FeeTable } from '#domain/gold/fee-schedule.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import type { Notification } from '#domain/notification/notification.ts';
import type { Order } from '#domain/order/order.ts';
import type { Review } from '#domain/order/review.ts';
import type { Product } from '#domain/product/product.ts';
import type { Store } from '#domain/store/store.ts';
import { toGrams, type Micros, type Millis } from '#domain/units.ts';

/** Documents as the server holds them, written from what the app makes of them: the way back of each codec. */

/** The shape that the Timestamp of both SDKs shares. */
export const timestampOfMicros = (at: Micros) => ({
  seconds: Math.floor(at / 1_000_000),
  nanoseconds: (at % 1_000_000) * 1000,
});
export const timestampOf = (at: Millis) => ({
  seconds: Math.floor(at / 1000),
  nanoseconds: (at % 1000) * 1_000_000,
});

export const chatDocument = (chat: Chat) => ({
  productId: chat.productId,
  participants: [...chat.participants],
  lastMessage: chat.lastMessage,
  lastMessageAt: timestampOf(chat.lastMessageAt),
  lastUpdated: timestampOf(chat.lastUpdated),
  unreadCount: { ...chat.unreadCount },
  lastBatch: ['m1'],
});

export function messageDocument(message: Message) {
  const { content } = message;
  return {
    sender: message.sender,
    text: wordsOf(content),
    imageUrl: content.kind === 'image' ? content.imageUrl : null,
    timestamp: timestampOfMicros(message.position),
    readBy: [...message.readBy],
    seq: message.seq,
    typedAt: message.typedAt,
    ...(content.kind === 'appointment' ? { type: 'appointment', payload: { ...content.appointment } } : {}),
    ...(content.kind === 'offer' ? { type: 'offer', payload: { price: content.price } } : {}),
  };
}

function wordsOf(content: Message['content']): string {
  switch (content.kind) {
    case 'text':
      return content.text;
    case 'image':
      return content.caption;
    case 'offer':
      return offerText(content.price);
    case 'appointment':
      return '';
  }
}

export const notificationDocument = (notification: Notification) => {
  const { id: _id, createdAt, ...fields } = notification;
  return { ...fields, createdAt: timestampOf(createdAt) };
};

const itemDocument = ({ weight, ...item }: ExchangeItem) => ({ ...item, weightG: toGrams(weight) });

export function exchangeDocument(exchange: GoldExchange) {
  const { id: _id, items, targetBars, estimate, measured, final, scheduledAt, ...fields } = exchange;
  return {
    ...fields,
    items: items.map(itemDocument),
    targetBars: targetBars.map((bar) => ({ weightG: toGrams(bar.weight), count: bar.count })),
    estimate: { fineGoldG: toGrams(estimate.fineGold), fee: estimate.fee, priceDate: estimate.priceDate },
    measured: measured && measured.map(itemDocument),
    final: final && { fineGoldG: toGrams(final.fineGold), fee: final.fee },
    scheduledAt: scheduledAt === null ? null : timestampOf(scheduledAt),
    preferredSlots: exchange.preferredSlots.map((slot) => slot),
    createdAt: timestampOf(exchange.createdAt),
    updatedAt: timestampOfMicros(exchange.updatedAt),
  };
}

export function productDocument(product: Product) {
  const { id: _id, weight, stoneWeight, isWithheld, isDealt, ...rest } = product;
  const { createdAt, updatedAt, bumpedAt, priceHistory, ...fields } = rest;
  return {
    ...fields,
    ...(isWithheld ? { withheld: true } : {}),
    ...(isDealt ? { dealt: true } : {}),
    weightG: toGrams(weight),
    ...(stoneWeight === undefined ? {} : { stoneWeightG: toGrams(stoneWeight) }),
    createdAt: timestampOf(createdAt),
    updatedAt: timestampOf(updatedAt),
    bumpedAt: timestampOf(bumpedAt),
    priceHistory: priceHistory.map(({ price, at }) => ({ price, at: timestampOf(at) })),
  };
}

export const profileDocument = ({ uid: _uid, joinedAt, ...fields }: Profile) => ({
  ...fields,
  joinedAt: timestampOf(joinedAt),
});

export const postDocument = ({ id: _id, createdAt, updatedAt, ...fields }: Post) => ({
  ...fields,
  createdAt: timestampOf(createdAt),
  updatedAt: timestampOf(updatedAt),
});

export const commentDocument = ({ id: _id, postId: _postId, createdAt, ...fields }: Comment) => ({
  ...fields,
  createdAt: timestampOf(createdAt),
});

export const storeDocument = ({ id: _id, ...fields }: Store) => fields;

export const goldPriceDocument = ({ date: _date, updatedAt, ...fields }: GoldPrice) => ({
  ...fields,
  updatedAt: timestampOf(updatedAt),
});

export const feeTableDocument = ({ id: _id, ...fields }: FeeTable) => fields;

export const reviewDocument = ({ id: _id, createdAt, ...fields }: Review) => ({
  ...fields,
  createdAt: timestampOf(createdAt),
});

export const orderDocument = ({ id: _id, snapshot, createdAt, completedAt, ...fields }: Order) => {
  const { weight, ...look } = snapshot;
  return {
    ...fields,
    snapshot: { ...look, weightG: toGrams(weight) },
    createdAt: timestampOf(createdAt),
    completedAt: completedAt === null ? null : timestampOf(completedAt),
  };
};
