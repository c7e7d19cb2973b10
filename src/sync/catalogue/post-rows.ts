import type { CatalogueDatabase } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import type { Page } from '#data/remote/catalogue-remote.ts';
import type { Post, PostCategory } from '#domain/board/post.ts';
import type { PostId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';

/** A page of all categories holds every post between its ends: a local one in between that is missing was deleted. */
export async function storePosts(
  catalogue: CatalogueDatabase,
  category: PostCategory | null,
  { rows, isFull }: Page<Post>,
  from: Millis | null,
): Promise<void> {
  await catalogue.posts.bulkPut([...rows]);
  // In one category a missing post may just have moved to another.
  const last = rows.at(-1);
  if (category !== null || (isFull && !last)) return;
  const listed = new Set(rows.map(({ id }) => id));
  const gone = await catalogue.posts
    .where('createdAt')
    .between(isFull && last ? last.createdAt : -Infinity, from ?? Infinity, false, true)
    .filter((post) => !listed.has(post.id))
    .primaryKeys();
  await removePosts(catalogue, gone);
}

/** Removes posts with their comments. */
export async function removePosts(catalogue: CatalogueDatabase, ids: readonly PostId[]): Promise<void> {
  if (ids.length === 0) return;
  await catalogue.transaction('rw', [catalogue.posts, catalogue.comments, catalogue.cursors], async () => {
    await catalogue.posts.bulkDelete([...ids]);
    await catalogue.cursors.bulkDelete(ids.map(cursorKeys.post));
    const gone = new Set(ids);
    await catalogue.comments.filter((comment) => gone.has(comment.postId)).delete();
  });
}
