import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../runtime/firebase.ts';
import { recount } from '../runtime/recount.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';

/** Keeps `likeCount` of a post. */
export const onLikeWritten = onDocumentWritten(
  { ...TRIGGER, document: 'posts/{postId}/likes/{uid}' },
  async ({ params, data }) => {
    if (data?.before.exists === data?.after.exists) return;
    const post = `posts/${params.postId}`;
    await recount(post, { likeCount: [firestore().collection(`${post}/likes`)] });
  },
);
