import * as v from 'valibot';
import { RATINGS } from '#domain/account/account.ts';
import { parseReviewId } from '#domain/ids.ts';
import type { Review } from '#domain/order/review.ts';
import {
  lenient,
  listOf,
  oneOf,
  optionalText,
  parseFields,
  text,
  timestampMillis,
} from './firestore-fields.ts';
import { orderIdField, userIdField } from './id-fields.ts';

const MAX_TAGS = 10;

const reviewFields = v.object({
  orderId: orderIdField,
  reviewerId: userIdField,
  revieweeId: userIdField,
  role: oneOf(['buyer', 'seller']),
  rating: oneOf(RATINGS),
  tags: lenient<readonly string[]>(listOf(text, MAX_TAGS), []),
  content: optionalText,
  createdAt: timestampMillis,
});

/** `reviews/{orderId_reviewerId}`. */
export function parseReview(id: string, data: unknown): Review | null {
  const reviewId = parseReviewId(id);
  const fields = parseFields(reviewFields, data);
  return reviewId && fields && { id: reviewId, ...fields };
}
