import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { parsePost } from '#documents/post.ts';
import { postKeyDocument } from '#documents/post-key.ts';
import { postTokensOf } from '#domain/board/post-search.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { dataOf } from '../runtime/stored-data.ts';

export const POST_KEYS = 'postKeys';

/**
 * Brings the keys by which posts are found in line with the posts as they are now, and says how many were
 * written. Both are read in the transaction that writes, so an event that comes twice or late changes
 * nothing.
 */
export function writePostKeys(ids: readonly string[]): Promise<number> {
  const database = firestore();
  return inTransaction(async (transaction) => {
    const posts = await transaction.getAll(...ids.map((id) => database.doc(`posts/${id}`)));
    const keys = await transaction.getAll(...ids.map((id) => database.doc(`${POST_KEYS}/${id}`)));
    let written = 0;
    for (const [index, post] of posts.entries()) {
      const held = keys[index];
      if (held === undefined) continue;
      const key = keyOf(post);
      if (isDeepStrictEqual(held.data(), key)) continue;
      written += 1;
      if (key === undefined) transaction.delete(held.ref);
      else transaction.set(held.ref, key);
    }
    return written;
  });
}

/** Nothing for a post that is gone, or that lists do not show because it is malformed. */
function keyOf(document: DocumentSnapshot): DocumentData | undefined {
  const post = parsePost(document.id, document.data());
  if (post === null) return undefined;
  const { category, createdAt } = post;
  return dataOf(postKeyDocument.encode({ tokens: postTokensOf(post), category, createdAt }));
}
