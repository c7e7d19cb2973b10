import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
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
  JSON.stringify([post.exists, post.get('category'), post.get('title'), post.get('content')]);
