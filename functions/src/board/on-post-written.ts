import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { postDocument } from '#documents/post.ts';
import { storedField } from '../runtime/field-of.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { writePostKeys } from './write-post-keys.ts';

/** Keeps the key by which a post is found. A like or a comment changes nothing of it. */
export const onPostWritten = onDocumentWritten(
  { ...TRIGGER, document: 'posts/{postId}' },
  async ({ params, data }) => {
    if (data && wordsOf(data.before) === wordsOf(data.after)) return;
    await writePostKeys([params.postId]);
  },
);

const wordsOf = (post: DocumentSnapshot): string =>
  JSON.stringify([
    post.exists,
    ...(['category', 'title', 'content'] as const).map((key) => storedField(postDocument, post, key)),
  ]);
