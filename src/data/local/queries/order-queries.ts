import type { ChatId, OrderId } from '#domain/ids.ts';
import type { Order } from '#domain/order/order.ts';
import { reviewRowId, REVIEW_LANES, type OutboxState } from '../outbox-row.ts';
import type { UserDatabase } from '../user-database.ts';

/** Remembers that this person's review of a deal is on the server. */
export const reviewedMetaKey = (orderId: OrderId): string => `reviewed:${orderId}`;

/** Deals of both kinds, the newest first. */
export const ownOrders = (db: UserDatabase): Promise<readonly Order[]> =>
  db.orders.orderBy('createdAt').reverse().toArray();

/** The latest deal of a conversation. */
export async function orderOfChat(db: UserDatabase, chatId: ChatId): Promise<Order | undefined> {
  const orders = await db.orders.orderBy('createdAt').reverse().toArray();
  return orders.find((order) => order.chatId === chatId);
}

export const findOrder = (db: UserDatabase, id: OrderId): Promise<Order | undefined> => db.orders.get(id);

/** Where the own review of a deal stands, as far as this device knows. */
export type OwnReview = 'none' | 'sent' | Exclude<OutboxState['kind'], 'sending'>;

export async function ownReviewOf(db: UserDatabase, orderId: OrderId): Promise<OwnReview> {
  if (await db.meta.get(reviewedMetaKey(orderId))) return 'sent';
  const row = await db.outbox.where('id').equals(reviewRowId(orderId)).first();
  if (!row) return 'none';
  return row.state.kind === 'failed' ? 'failed' : 'queued';
}

/** Deals that this person has reviewed, or is about to. */
export async function reviewedOrders(db: UserDatabase): Promise<ReadonlySet<string>> {
  const [sent, waiting] = await Promise.all([
    db.meta.where('key').startsWith('reviewed:').primaryKeys(),
    db.outbox.where('lane').startsWith(REVIEW_LANES).toArray(),
  ]);
  return new Set([
    ...sent.map((key) => key.slice('reviewed:'.length)),
    ...waiting.flatMap(({ intent }) => (intent.kind === 'review' ? [intent.review.orderId] : [])),
  ]);
}
