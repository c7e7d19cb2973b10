import Dexie from 'dexie';
import type { Comment, Post, PostCategory } from '#domain/board/post.ts';
import type { PostId, UserId } from '#domain/ids.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';

/** The newest posts of a category, or of all; those of `hidden` people left out. */
export function newestPosts(
  db: CatalogueDatabase,
  category: PostCategory | null,
  limit: number,
  hidden: ReadonlySet<UserId>,
): Promise<readonly Post[]> {
  return db.posts
    .orderBy('createdAt')
    .reverse()
    .filter((post) => (category === null || post.category === category) && !hidden.has(post.authorId))
    .limit(limit)
    .toArray();
}

/** Those of them that this device has, in their order. */
export async function postsByIds(db: CatalogueDatabase, ids: readonly PostId[]): Promise<readonly Post[]> {
  return (await db.posts.bulkGet([...ids])).filter((post) => post !== undefined);
}

export const findPost = (db: CatalogueDatabase, id: PostId): Promise<Post | undefined> => db.posts.get(id);

/** A post's comments in the order they were written, answers among them. */
export const commentsOfPost = (db: CatalogueDatabase, postId: PostId): Promise<readonly Comment[]> =>
  db.comments.where('[postId+createdAt]').between([postId, Dexie.minKey], [postId, Dexie.maxKey]).toArray();
