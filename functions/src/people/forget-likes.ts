import { FieldPath } from 'firebase-admin/firestore';
import { firestore } from '../runtime/firebase.ts';

const LIKE = 'like_';
/** Behind every id that begins with it. */
const BEHIND_LIKES = 'like`';

/**
 * Takes back every like of somebody: each was wished for in its own commit, and the witness of that wish names the post
 * (`wishes/{uid}/items/like_{post}`). So only what that person has is read. To be done before the witnesses are taken away.
 */
export async function forgetLikes(uid: string): Promise<void> {
  const database = firestore();
  const wishes = await database
    .collection(`wishes/${uid}/items`)
    .where(FieldPath.documentId(), '>=', LIKE)
    .where(FieldPath.documentId(), '<', BEHIND_LIKES)
    .select()
    .get();
  const writer = database.bulkWriter();
  const done = wishes.docs.map(({ id }) =>
    writer.delete(database.doc(`posts/${id.slice(LIKE.length)}/likes/${uid}`)),
  );
  await writer.close();
  await Promise.all(done);
}
