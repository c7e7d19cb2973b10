import { parseReviewId, type OrderId, type ReviewId, type UserId } from '../ids.ts';
import { err, ok, type Result } from '../result.ts';
import type { Order } from './order.ts';
import type { Review } from './review.ts';

/**
 * The id of one side's review, which is what makes it the only one; `null` where the two ids are too long for
 * one.
 * @internal
 */
export const reviewIdOf = (orderId: OrderId, reviewerId: UserId): ReviewId | null =>
  parseReviewId(`${orderId}_${reviewerId}`);

/**
 * In which role, and about whom, somebody may review an order; only those who dealt, and only once it is
 * done.
 */
export function reviewerOf(
  order: Pick<Order, 'status' | 'buyerId' | 'sellerId'>,
  uid: UserId,
): Result<Pick<Review, 'role' | 'revieweeId'>, 'denied' | 'not_completed'> {
  if (uid !== order.buyerId && uid !== order.sellerId) return err('denied');
  if (order.status !== 'completed') return err('not_completed');
  return ok(
    uid === order.buyerId
      ? { role: 'buyer', revieweeId: order.sellerId }
      : { role: 'seller', revieweeId: order.buyerId },
  );
}

/** Whether two reviews are the same word for word. */
export const saysTheSame = (one: ReviewWords, other: ReviewWords): boolean =>
  one.rating === other.rating &&
  one.content === other.content &&
  one.tags.length === other.tags.length &&
  one.tags.every((tag, i) => tag === other.tags[i]);

type ReviewWords = Pick<Review, 'rating' | 'tags' | 'content'>;
