import { onDocumentDeleted } from 'firebase-functions/firestore';
import { firestore } from '../runtime/firebase.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';

/** Takes a post's comments and likes away with it: deleting a document leaves what is below it. */
export const onPostDeleted = onDocumentDeleted({ ...TRIGGER, document: 'posts/{postId}' }, ({ params }) =>
  firestore().recursiveDelete(firestore().doc(`posts/${params.postId}`)),
);
