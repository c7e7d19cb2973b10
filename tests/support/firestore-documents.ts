import { chatDocument as chats } from '#documents/chat.ts';
import { commentDocument as comments } from '#documents/comment.ts';
import { exchangeDocument as exchanges } from '#documents/exchange.ts';
import { feeTableDocument as feeTables } from '#documents/fee-table.ts';
import { goldPriceDocument as goldPrices } from '#documents/gold-price.ts';
import { StoredTime, type StoredFields } from '#documents/kernel/stored.ts';
import { messageDocument as messages } from '#documents/message.ts';
import { notificationDocument as notifications } from '#documents/notification.ts';
import { orderDocument as orders } from '#documents/order.ts';
import { postDocument as posts } from '#documents/post.ts';
import { productDocument as products } from '#documents/product.ts';
import { profileDocument as profiles } from '#documents/profile.ts';
import { reviewDocument as reviews } from '#documents/review.ts';
import { storeDocument as stores } from '#documents/store.ts';
import type { Profile } from '#domain/account/account.ts';
import type { Comment, Post } from '#domain/board/post.ts';
import type { Chat, Message } from '#domain/chat/chat.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { FeeTable } from '#domain/gold/fee-schedule.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import type { Notification } from '#domain/notification/notification.ts';
import type { Order } from '#domain/order/order.ts';
import type { Review } from '#domain/order/review.ts';
import type { Product } from '#domain/product/product.ts';
import type { Store } from '#domain/store/store.ts';
import type { Millis } from '#domain/units.ts';

/** Documents as the server holds them, written from what the app makes of them by their own declarations. */

export const timestampOf = (at: Millis): StoredTime => StoredTime.ofMillis(at);

export const chatDocument = (chat: Chat): StoredFields => chats.encode(chat);
export const messageDocument = (message: Message): StoredFields => messages.encode(message);
export const notificationDocument = (notification: Notification): StoredFields =>
  notifications.encode(notification);
export const exchangeDocument = (exchange: GoldExchange): StoredFields => exchanges.encode(exchange);
export const productDocument = (product: Product): StoredFields => products.encode(product);
export const profileDocument = (profile: Profile): StoredFields => profiles.encode(profile);
export const postDocument = (post: Post): StoredFields => posts.encode(post);
export const commentDocument = (comment: Comment): StoredFields => comments.encode(comment);
export const storeDocument = (store: Store): StoredFields => stores.encode(store);
export const goldPriceDocument = (price: GoldPrice): StoredFields => goldPrices.encode(price);
export const feeTableDocument = (table: FeeTable): StoredFields => feeTables.encode(table);
export const reviewDocument = (review: Review): StoredFields => reviews.encode(review);
export const orderDocument = (order: Order): StoredFields => orders.encode(order);
