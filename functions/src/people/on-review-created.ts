import { onDocumentCreated } from 'firebase-functions/firestore';
import { parseUserId } from '#domain/ids.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { recountReviews } from './profile-counts.ts';

/** Counts a review into its subject's profile. */
export const onReviewCreated = onDocumentCreated(
  { ...TRIGGER, document: 'reviews/{reviewId}' },
  async ({ data }) => {
    const uid = parseUserId(data?.get('revieweeId'));
    if (uid !== null) await recountReviews(uid);
  },
);
