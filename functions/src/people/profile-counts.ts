import type { Query } from 'firebase-admin/firestore';
import { noShowShape } from '#documents/no-show.ts';
import { orderDocument } from '#documents/order.ts';
import { profileDocument } from '#documents/profile.ts';
import { reviewDocument } from '#documents/review.ts';
import { RATINGS } from '#domain/account/account.ts';
import { BIG_DEAL } from '#domain/account/standing.ts';
import { fieldName } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { recount } from '../runtime/recount.ts';
import { ratingField, standingField } from './standing-field.ts';

/** Keeps a profile's `reviewCount` and `ratings`. */
export function recountReviews(uid: string): Promise<void> {
  const reviews = firestore().collection('reviews').where(fieldName(reviewDocument, 'revieweeId'), '==', uid);
  const byRating = RATINGS.map(
    (rating) =>
      [ratingField(rating), [reviews.where(fieldName(reviewDocument, 'rating'), '==', rating)]] as const,
  );
  return recount(`profiles/${uid}`, {
    [fieldName(profileDocument, 'reviewCount')]: [reviews],
    ...Object.fromEntries(byRating),
  });
}

/** Keeps a profile's `dealCount`, completed deals on either side, and how many of them were big. */
export function recountDeals(uid: string): Promise<void> {
  const completed = firestore()
    .collection('orders')
    .where(fieldName(orderDocument, 'status'), '==', 'completed');
  return recount(`profiles/${uid}`, {
    [fieldName(profileDocument, 'dealCount')]: [
      completed.where(fieldName(orderDocument, 'sellerId'), '==', uid),
      completed.where(fieldName(orderDocument, 'buyerId'), '==', uid),
    ],
    [standingField('bigDealCount')]: [bigDealsOf('sellerId', uid), bigDealsOf('buyerId', uid)],
  });
}

const bigDealsOf = (side: 'sellerId' | 'buyerId', uid: string): Query =>
  firestore()
    .collection('orders')
    .where(fieldName(orderDocument, 'status'), '==', 'completed')
    .where(fieldName(orderDocument, side), '==', uid)
    .where(fieldName(orderDocument, 'agreedPrice'), '>=', BIG_DEAL);

/** Keeps how often others have told that somebody did not come, and how often they have told it too. */
export function recountNoShows(uid: string): Promise<void> {
  const told = firestore().collection('noShows').where(fieldName(noShowShape, 'toldOf'), '==', uid);
  return recount(`profiles/${uid}`, {
    [standingField('noShowCount')]: [told.where(fieldName(noShowShape, 'isDisputed'), '==', false)],
    [standingField('disputedNoShowCount')]: [told.where(fieldName(noShowShape, 'isDisputed'), '==', true)],
  });
}
