import type { ChatId, OrderId, ProductId, UserId } from '#domain/ids.ts';
import type { Order } from '#domain/order/order.ts';
import { reviewRowId, REVIEW_LANES } from '../intent-names.ts';
import type { OutboxIntent } from '../outbox-row.ts';
import { findOutboxRow } from '../outbox-store.ts';
import type { UserDatabase } from '../user-database.ts';

/** Remembers that this person's review of a deal is on the server. */
export const reviewedMetaKey = (orderId: OrderId): string => `reviewed:${orderId}`;

/** Deals of both kinds, the newest first. */
export const ownOrders = (db: UserDatabase): Promise<readonly Order[]> =>
  db.orders.orderBy('createdAt').reverse().toArray();

/** Deals of one side that are under way. */
export const openOrdersOf = (db: UserDatabase, side: 'buyerId' | 'sellerId'): Promise<readonly Order[]> =>
  db.orders
    .filter((order) => order[side] === db.uid && (order.status === 'reserved' || order.status === 'handed'))
    .toArray();

/** The latest deal of a conversation. */
export async function orderOfChat(db: UserDatabase, chatId: ChatId): Promise<Order | undefined> {
  const orders = await db.orders.toArray();
  return orders
    .filter((order) => order.chatId === chatId)
    .toSorted((one, other) => other.createdAt - one.createdAt)[0];
}

/** The deal that hangs on a listing, of the one or the other side; one that was called off does not. */
export async function liveOrderOf(db: UserDatabase, productId: ProductId): Promise<Order | undefined> {
  return (await ownOrders(db)).find((order) => order.productId === productId && order.status !== 'cancelled');
}

export const findOrder = (db: UserDatabase, id: OrderId): Promise<Order | undefined> => db.orders.get(id);

/**
 * Where the own review of a deal stands, as far as this device knows; `second`: refused, since there is one
 * already, and `withheld`: the desk has taken down what that says.
 */
export type OwnReview =
  | { readonly kind: 'none' | 'sent' | 'queued' | 'refused' }
  | { readonly kind: 'second' | 'withheld'; readonly rowId: string; readonly review: WaitingReview };

type WaitingReview = Extract<OutboxIntent, { kind: 'review' }>['review'];

export async function ownReviewOf(db: UserDatabase, orderId: OrderId): Promise<OwnReview> {
  const [sent, order, row] = await Promise.all([
    db.meta.get(reviewedMetaKey(orderId)),
    findOrder(db, orderId),
    findOutboxRow(db, reviewRowId(orderId)),
  ]);
  const isThere = sent !== undefined || isReviewedBy(order, db.uid);
  if (row?.intent.kind !== 'review') return { kind: isThere ? 'sent' : 'none' };
  if (row.state.kind !== 'failed') return { kind: 'queued' };
  const { review, refusal } = row.intent;
  return isThere ? { kind: refusal ?? 'second', rowId: row.id, review } : { kind: 'refused' };
}

/**
 * Deals that this person has reviewed, or is about to; one whose review was refused is still to be reviewed.
 */
export const reviewedOrders = (db: UserDatabase): Promise<ReadonlySet<string>> =>
  db.transaction('r', [db.meta, db.orders, db.outbox], async () => {
    const [sent, orders, waiting] = await Promise.all([
      db.meta.where('key').startsWith('reviewed:').primaryKeys(),
      db.orders.toArray(),
      db.outbox.where('lane').startsWith(REVIEW_LANES).toArray(),
    ]);
    return new Set<string>([
      ...sent.map((key) => key.slice('reviewed:'.length)),
      ...orders.filter((order) => isReviewedBy(order, db.uid)).map(({ id }) => id),
      ...waiting.flatMap(({ intent, state }) =>
        intent.kind === 'review' && state.kind !== 'failed' ? [intent.review.orderId] : [],
      ),
    ]);
  });

const isReviewedBy = (order: Order | undefined, uid: UserId): boolean =>
  order?.reviewedBy?.includes(uid) ?? false;
