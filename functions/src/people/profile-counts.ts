import type { Query } from 'firebase-admin/firestore';
import { RATINGS } from '#domain/account/account.ts';
import { BIG_DEAL } from '#domain/account/standing.ts';
import { firestore } from '../runtime/firebase.ts';
import { recount } from '../runtime/recount.ts';

/** Keeps a profile's `reviewCount` and `ratings`. */
export function recountReviews(uid: string): Promise<void> {
  const reviews = firestore().collection('reviews').where('revieweeId', '==', uid);
  const byRating = RATINGS.map(
    (rating) => [`ratings.${rating}`, [reviews.where('rating', '==', rating)]] as const,
  );
  return recount(`profiles/${uid}`, { reviewCount: [reviews], ...Object.fromEntries(byRating) });
}

/** Keeps a profile's `dealCount`, completed deals on either side, and how many of them were big. */
export function recountDeals(uid: string): Promise<void> {
  const completed = firestore().collection('orders').where('status', '==', 'completed');
  return recount(`profiles/${uid}`, {
    dealCount: [completed.where('sellerId', '==', uid), completed.where('buyerId', '==', uid)],
    'standing.bigDealCount': [bigDealsOf('sellerId', uid), bigDealsOf('buyerId', uid)],
  });
}

const bigDealsOf = (side: 'sellerId' | 'buyerId', uid: string): Query =>
  firestore()
    .collection('orders')
    .where('status', '==', 'completed')
    .where(side, '==', uid)
    .where('agreedPrice', '>=', BIG_DEAL);

/** Keeps how often others have told that somebody did not come, and how often they have told it too. */
export function recountNoShows(uid: string): Promise<void> {
  const told = firestore().collection('noShows').where('toldOf', '==', uid);
  return recount(`profiles/${uid}`, {
    'standing.noShowCount': [told.where('isDisputed', '==', false)],
    'standing.disputedNoShowCount': [told.where('isDisputed', '==', true)],
  });
}
