import { RATINGS } from '#domain/account/account.ts';
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

/** Keeps a profile's `dealCount`: completed deals on either side. */
export function recountDeals(uid: string): Promise<void> {
  const completed = firestore().collection('orders').where('status', '==', 'completed');
  return recount(`profiles/${uid}`, {
    dealCount: [completed.where('sellerId', '==', uid), completed.where('buyerId', '==', uid)],
  });
}
