import { firestore } from '../runtime/firebase.ts';

/** Documents that one request may ask for. */
const AT_ONCE = 300;

/**
 * Takes back every like of somebody. A like is found by its place alone, below the post and under the person's id, so
 * every post is asked: leaving is rare, and the document need not say who liked.
 */
export async function forgetLikes(uid: string): Promise<void> {
  const database = firestore();
  const posts = await database.collection('posts').select().get();
  const likes = posts.docs.map(({ ref }) => ref.collection('likes').doc(uid));
  for (let start = 0; start < likes.length; start += AT_ONCE) {
    const found = await database.getAll(...likes.slice(start, start + AT_ONCE), { fieldMask: [] });
    await Promise.all(found.filter(({ exists }) => exists).map(({ ref }) => ref.delete()));
  }
}
