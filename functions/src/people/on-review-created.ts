import { onDocumentCreated } from 'firebase-functions/firestore';
import { reviewDocument } from '#documents/review.ts';
import { markReviewed } from '../deals/mark-reviewed.ts';
import { tellOfReview } from '../notices/tell-of-review.ts';
import { fieldOf } from '../runtime/field-of.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { recountReviews } from './profile-counts.ts';

/**
 * Counts a review into its subject's profile, tells them of it, and both sides by the order that it is there.
 */
export const onReviewCreated = onDocumentCreated(
  { ...TRIGGER, document: 'reviews/{reviewId}' },
  async ({ data }) => {
    if (!data) return;
    const uid = fieldOf(reviewDocument, data, 'revieweeId');
    const orderId = fieldOf(reviewDocument, data, 'orderId');
    const reviewerId = fieldOf(reviewDocument, data, 'reviewerId');
    await Promise.all([
      uid === null ? null : recountReviews(uid),
      orderId === null || reviewerId === null ? null : markReviewed(orderId, reviewerId),
    ]);
    if (uid !== null) await tellOfReview(data);
  },
);
