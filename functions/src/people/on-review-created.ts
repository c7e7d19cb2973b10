import { onDocumentCreated } from 'firebase-functions/firestore';
import { parseUserId } from '#domain/ids.ts';
import { markReviewed } from '../deals/mark-reviewed.ts';
import { tellOfReview } from '../notices/tell-of-review.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { recountReviews } from './profile-counts.ts';

/**
 * Counts a review into its subject's profile, tells them of it, and both sides by the order that it is there.
 */
export const onReviewCreated = onDocumentCreated(
  { ...TRIGGER, document: 'reviews/{reviewId}' },
  async ({ data }) => {
    if (!data) return;
    const uid = parseUserId(data.get('revieweeId'));
    await Promise.all([
      uid === null ? null : recountReviews(uid),
      markReviewed(data.get('orderId'), data.get('reviewerId')),
    ]);
    if (uid !== null) await tellOfReview(data);
  },
);
