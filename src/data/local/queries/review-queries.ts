import Dexie from 'dexie';
import { parseReviewId, type OrderId, type UserId } from '#domain/ids.ts';
import type { Review } from '#domain/order/review.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';

/** What others say about a person, newest first. */
export const reviewsOf = (db: CatalogueDatabase, revieweeId: UserId): Promise<readonly Review[]> =>
  db.reviews
    .where('[revieweeId+createdAt]')
    .between([revieweeId, Dexie.minKey], [revieweeId, Dexie.maxKey])
    .reverse()
    .toArray();

/** What `reviewerId` said after a deal, where it is on the device. */
export async function findReview(
  db: CatalogueDatabase,
  orderId: OrderId,
  reviewerId: UserId,
): Promise<Review | undefined> {
  const id = parseReviewId(`${orderId}_${reviewerId}`);
  return id === null ? undefined : db.reviews.get(id);
}
