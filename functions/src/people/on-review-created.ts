import { onDocumentCreated } from 'firebase-functions/firestore';
import { parseUserId } from '#domain/ids.ts';
import { tellOfReview } from '../notices/tell-of-review.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { recountReviews } from './profile-counts.ts';

/** Counts a review into its subject's profile, and tells them of it. */
export const onReviewCreated = onDocumentCreated(
  { ...TRIGGER, document: 'reviews/{reviewId}' },
  async ({ data }) => {
    const uid = parseUserId(data?.get('revieweeId'));
    if (!data || uid === null) return;
    await recountReviews(uid);
    await tellOfReview(data);
  },
);
