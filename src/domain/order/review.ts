import type { Rating } from '../account/account.ts';
import type { OrderId, ReviewId, UserId } from '../ids.ts';
import type { Millis } from '../units.ts';

export const REVIEW_MAX_CHARS = 300;
export const REVIEW_MAX_TAGS = 10;

/** One side's word about the other after a deal; its id is `<orderId>_<reviewerId>`, so each side has one. */
export interface Review {
  readonly id: ReviewId;
  readonly orderId: OrderId;
  readonly reviewerId: UserId;
  readonly revieweeId: UserId;
  /** What the reviewer was in the deal. */
  readonly role: 'buyer' | 'seller';
  readonly rating: Rating;
  readonly tags: readonly string[];
  readonly content: string;
  readonly createdAt: Millis;
  /** The desk has taken its words away; the rating stays. The server alone says so. */
  readonly isWithheld?: true;
}

/** What a reviewer sends. */
export type WrittenReview = Omit<Review, 'id' | 'createdAt' | 'isWithheld'>;
