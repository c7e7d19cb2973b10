import { onDocumentWritten } from 'firebase-functions/firestore';
import { commentDocument } from '#documents/comment.ts';
import { tellOfComment } from '../notices/tell-of-comment.ts';
import { fieldName } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { recount } from '../runtime/recount.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';

/**
 * Tells of a new comment and keeps `commentCount` of its post, where an emptied comment counts no more. In
 * this order, so that whoever sees a comment counted knows that it was told to whom it concerns.
 */
export const onCommentWritten = onDocumentWritten(
  { ...TRIGGER, document: 'posts/{postId}/comments/{commentId}' },
  async ({ params, data }) => {
    if (data && !data.before.exists) await tellOfComment(params.postId, data.after.ref);
    const post = `posts/${params.postId}`;
    const standing = firestore()
      .collection(`${post}/comments`)
      .where(fieldName(commentDocument, 'deleted'), '==', false);
    await recount(post, { commentCount: [standing] });
  },
);
