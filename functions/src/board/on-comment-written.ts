import { onDocumentWritten } from 'firebase-functions/firestore';
import { tellOfComment } from '../notices/tell-of-comment.ts';
import { firestore } from '../runtime/firebase.ts';
import { recount } from '../runtime/recount.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';

/** Keeps `commentCount` of a post, where an emptied comment counts no more, and tells of a new one. */
export const onCommentWritten = onDocumentWritten(
  { ...TRIGGER, document: 'posts/{postId}/comments/{commentId}' },
  async ({ params, data }) => {
    const post = `posts/${params.postId}`;
    const standing = firestore().collection(`${post}/comments`).where('deleted', '==', false);
    await recount(post, { commentCount: [standing] });
    if (data && !data.before.exists) await tellOfComment(params.postId, data.after.ref);
  },
);
