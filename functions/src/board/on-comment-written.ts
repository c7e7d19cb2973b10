import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../runtime/firebase.ts';
import { recount } from '../runtime/recount.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';

/** Keeps `commentCount` of a post; an emptied comment counts no more. */
export const onCommentWritten = onDocumentWritten(
  { ...TRIGGER, document: 'posts/{postId}/comments/{commentId}' },
  async ({ params }) => {
    const post = `posts/${params.postId}`;
    const standing = firestore().collection(`${post}/comments`).where('deleted', '==', false);
    await recount(post, { commentCount: [standing] });
  },
);
