import { FieldValue } from 'firebase-admin/firestore';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { firestore } from '../runtime/firebase.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';

/**
 * Takes a post's comments and likes away with it: deleting a document leaves what is below it. Its id is
 * retired first: the rules let nobody post under it again, and what was posted in between goes as well.
 */
export const onPostDeleted = onDocumentDeleted(
  { ...TRIGGER, document: 'posts/{postId}' },
  async ({ params: { postId } }) => {
    const database = firestore();
    await database.doc(`retiredPosts/${postId}`).set({ at: FieldValue.serverTimestamp() });
    await database.recursiveDelete(database.doc(`posts/${postId}`));
  },
);
