import { FieldPath, FieldValue, type Query } from 'firebase-admin/firestore';
import { exchangeDocument } from '#documents/exchange.ts';
import { noShowShape } from '#documents/no-show.ts';
import { notificationDocument } from '#documents/notification.ts';
import { viewDocument } from '#documents/person-items.ts';
import { CLOSED_QUOTAS, closedQuota, quotaDocument } from '#documents/quota.ts';
import { millis } from '#domain/units.ts';
import { fieldName, fieldsUnder } from '../runtime/field-of.ts';
import { bucket, firestore } from '../runtime/firebase.ts';
import { forEachOf } from '../runtime/for-each-of.ts';
import { dataOf } from '../runtime/stored-data.ts';
import { forgetOffers } from './forget-offers.ts';
import { LIKES, likedPostOf } from './liked-post.ts';

/**
 * Takes away what was only that person's, what they offered, liked and looked at. What others hold with them,
 * or the law has us keep, stays and shows a person without a profile, name or number: messages, posts, deals,
 * exchanges and reviews. Safe to run again, which costs one look once it is done.
 */
export async function forgetPerson(uid: string): Promise<void> {
  const database = firestore();
  const mark = database.doc(`formerMembers/${uid}`);
  if (await isForgotten(uid)) return;
  // First: the token outlives the account, and from here on the rules let it bring nothing back.
  const closed = dataOf(quotaDocument.encode(closedQuota(millis(Date.now()))));
  const leaving = database.batch().set(mark, { leftAt: FieldValue.serverTimestamp() }, { merge: true });
  for (const kind of CLOSED_QUOTAS) {
    leaving.set(database.doc(`quotas/${uid}/kinds/${kind}`), closed);
  }
  await leaving.commit();
  // Before all other witnesses: theirs say where they are.
  await forgetLikes(uid);
  await Promise.all([
    database.doc(`profiles/${uid}`).delete(),
    database.doc(`users/${uid}`).delete(),
    database.doc(`signUps/${uid}`).delete(),
    database.recursiveDelete(database.doc(`consents/${uid}`)),
    database.recursiveDelete(database.doc(`favorites/${uid}`)),
    database.recursiveDelete(database.doc(`blocks/${uid}`)),
    database.recursiveDelete(database.doc(`priceTargets/${uid}`)),
    database.recursiveDelete(database.doc(`savedSearches/${uid}`)),
    database.recursiveDelete(database.doc(`wishes/${uid}`)),
    forEachOf(database.collection(`quotas/${uid}/kinds`), async (writer, ref) =>
      CLOSED.has(ref.id) ? undefined : writer.delete(ref),
    ),
    database.doc(`answerTimes/${uid}`).delete(),
    deleteAll(database.collection('noShows').where(fieldName(noShowShape, 'toldOf'), '==', uid)),
    deleteAll(database.collection('sellerDisclosures').where('sellerId', '==', uid)),
    deleteAll(database.collection('notifications').where(fieldName(notificationDocument, 'to'), '==', uid)),
    deleteAll(database.collectionGroup('views').where(fieldName(viewDocument, 'uid'), '==', uid)),
    // Who was told of what this person did reads their name there.
    deleteAll(database.collection('notifications').where('meta.fromUid', '==', uid)),
    forEachOf(
      database.collection('goldExchanges').where(fieldName(exchangeDocument, 'userId'), '==', uid),
      (writer, ref) => writer.update(ref, fieldsUnder(exchangeDocument, { contactPhone: '' })),
    ),
    forgetOffers(uid),
    bucket().deleteFiles({ prefix: `profileImages/${uid}/`, force: true }),
  ]);
  await mark.set({ forgottenAt: FieldValue.serverTimestamp() }, { merge: true });
}

/**
 * Whether all of that has been done: whoever asks again, and the trigger beside the call, find nothing left
 * to do.
 */
export async function isForgotten(uid: string): Promise<boolean> {
  const mark = await firestore().doc(`formerMembers/${uid}`).get();
  return mark.get('forgottenAt') !== undefined;
}

const deleteAll = (query: Query): Promise<void> => forEachOf(query, (writer, ref) => writer.delete(ref));

const CLOSED: ReadonlySet<string> = new Set(CLOSED_QUOTAS);

/** Of which each has a like beside it: as many as one commit surely takes. */
const WITNESSES = 200;

/**
 * Takes back every like of somebody: each was wished for in its own commit, and the witness of that wish
 * names the post (`wishes/{uid}/items/like_{post}`). So only what that person has is read. Each witness goes with
 * its like: nobody counts them, and a run that is cut short by many leaves the next one fewer.
 */
async function forgetLikes(uid: string): Promise<void> {
  const database = firestore();
  const [first, behind] = LIKES;
  const wished = database
    .collection(`wishes/${uid}/items`)
    .where(FieldPath.documentId(), '>=', first)
    .where(FieldPath.documentId(), '<', behind)
    .limit(WITNESSES)
    .select();
  for (let page = await wished.get(); !page.empty; page = await wished.get()) {
    const gone = database.batch();
    for (const { id, ref } of page.docs) {
      const post = likedPostOf(id);
      if (post !== null) gone.delete(database.doc(`posts/${post}/likes/${uid}`));
      gone.delete(ref);
    }
    await gone.commit();
  }
}
