import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { reviewDocument } from '#documents/review.ts';
import { createNotification } from '#domain/notification/create-notification.ts';
import { activityNoticeText as text } from '#i18n/ko/activity-notices.ts';
import { fieldOf } from '../runtime/field-of.ts';
import { excerpt } from './excerpt.ts';
import { listensTo } from './listens-to.ts';
import { tellOnce } from './tell-once.ts';

/**
 * Tells whom a review is about; it may be of a rating and tags only. As it is now: what was taken down before this
 * ran is quoted to nobody.
 */
export async function tellOfReview({ ref }: Pick<DocumentSnapshot, 'ref'>): Promise<void> {
  const review = await ref.get();
  const reviewee = fieldOf(reviewDocument, review, 'revieweeId');
  const reviewer = fieldOf(reviewDocument, review, 'reviewerId');
  if (!reviewee || !reviewer || reviewee === reviewer) return;
  if (!(await listensTo(reviewee, reviewer))) return;
  const notice = createNotification({
    toUid: reviewee,
    type: 'review',
    title: text.reviewTitle,
    body: excerpt(fieldOf(reviewDocument, review, 'content')) || text.reviewWithoutWords,
    link: `/transactionReviews/${reviewee}`,
    meta: { fromUid: reviewer },
  });
  await tellOnce('review', review.ref.path, notice);
}
