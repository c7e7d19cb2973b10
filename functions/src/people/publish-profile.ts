import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { accountDocument } from '#documents/account.ts';
import { profileDocument } from '#documents/profile.ts';
import { NO_STANDING_YET } from '#domain/account/standing.ts';
import { fieldOf, fieldsUnder, storedField } from '../runtime/field-of.ts';
import { accounts, firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { recountDeals, recountNoShows, recountReviews } from './profile-counts.ts';
import { publicNameOf } from './public-name.ts';
import { standingField } from './standing-field.ts';

/** What everybody may know of an account. */
interface PublicFacts {
  readonly nickname: string;
  readonly photoUrl: string | null;
}

/**
 * Brings `profiles/{uid}` in line with `users/{uid}` as it is now, so that a late event cannot bring back an
 * old name. Without an account there is no profile.
 */
export async function publishProfile(uid: string): Promise<void> {
  const isNew = await inTransaction(async (transaction) => {
    const account = await transaction.get(firestore().doc(`users/${uid}`));
    const profile = await transaction.get(firestore().doc(`profiles/${uid}`));
    if (!account.exists) {
      transaction.delete(profile.ref);
      return false;
    }
    // With the profile held: an event that was asked for earlier would else write the older answer last.
    const isEmailVerified = await hasVerifiedEmail(uid);
    const { nickname: own, photoUrl } = publicFactsOf(account);
    const { nickname, nameKey } = await publicNameOf(transaction, uid, own);
    const joinedAt = joinedAtOf(account);
    const facts = { nameKey, ...fieldsUnder(profileDocument, { nickname, photoUrl, joinedAt }) };
    const nothingYet = fieldsUnder(profileDocument, {
      reviewCount: 0,
      ratings: { bad: 0, good: 0, best: 0 },
      dealCount: 0,
      standing: { ...NO_STANDING_YET, isEmailVerified },
    });
    if (profile.exists) {
      transaction.update(profile.ref, { ...facts, [standingField('isEmailVerified')]: isEmailVerified });
    } else transaction.set(profile.ref, { ...facts, ...nothingYet });
    return !profile.exists;
  });
  // Reviews and deals may be older than the profile.
  if (isNew) await Promise.all([recountReviews(uid), recountDeals(uid), recountNoShows(uid)]);
}

/** As the account says itself: what the app writes of an address is nobody's proof. */
async function hasVerifiedEmail(uid: string): Promise<boolean> {
  const [account] = (await accounts().getUsers([{ uid }])).users;
  return account?.emailVerified === true;
}

export function publicFactsOf(account: DocumentSnapshot): PublicFacts {
  const photoUrl = storedField(accountDocument, account, 'photoUrl');
  return {
    nickname: fieldOf(accountDocument, account, 'nickname') ?? '',
    photoUrl: typeof photoUrl === 'string' ? photoUrl : null,
  };
}

function joinedAtOf(account: DocumentSnapshot): Timestamp {
  const createdAt = storedField(accountDocument, account, 'createdAt');
  return createdAt instanceof Timestamp ? createdAt : (account.createTime ?? Timestamp.now());
}
