import { RATINGS } from '#domain/account/account.ts';
import { parseReviewId } from '#domain/ids.ts';
import { REVIEW_MAX_CHARS, REVIEW_MAX_TAGS, type Review } from '#domain/order/review.ts';
import { defineDocument } from './kernel/document.ts';
import { orderId, userId } from './kernel/ids.ts';
import { lenient, listOf } from './kernel/kind.ts';
import { anyText, mark, oneOf, textOrNone } from './kernel/kinds.ts';
import { named, optional } from './kernel/shape.ts';
import { time, writtenOnce } from './kernel/times.ts';

/** `reviews/{orderId_reviewerId}`. */
export const reviewDocument = defineDocument<Omit<Review, 'id'>>({
  path: 'reviews/{reviewId}',
  fields: {
    orderId,
    reviewerId: userId,
    revieweeId: userId,
    role: oneOf(['buyer', 'seller']),
    rating: oneOf(RATINGS),
    tags: lenient(listOf(anyText, REVIEW_MAX_TAGS), []),
    content: textOrNone(REVIEW_MAX_CHARS),
    createdAt: writtenOnce(time),
    isWithheld: named('withheld', optional(mark)),
  },
  server: ['isWithheld'],
  edits: {},
});

export function parseReview(id: string, data: unknown): Review | null {
  const reviewId = parseReviewId(id);
  const fields = reviewDocument.read(data);
  return reviewId && fields && { id: reviewId, ...fields };
}
