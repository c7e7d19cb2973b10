import type { CatalogueDatabase } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { ownWritesSince } from '#data/local/own-writes.ts';
import type { Page } from '#data/remote/catalogue-remote.ts';
import type { Post, PostCategory } from '#domain/board/post.ts';
import type { PostId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';

/** A page of posts, and what was asked for: the newest, or those behind `from`. */
export interface PostPage {
  readonly category: PostCategory | null;
  readonly page: Page<Post>;
  readonly from: Millis | null;
  readonly askedAt: Millis;
}

/**
 * A page of all categories holds every post between its ends: a local one in between that is missing was
 * deleted. What was written here after the page was asked for stays as it is.
 */
export const storePosts = (catalogue: CatalogueDatabase, page: PostPage): Promise<void> =>
  catalogue.transaction('rw', [catalogue.posts, catalogue.comments, catalogue.cursors], () =>
    mergePage(catalogue, page),
  );

async function mergePage(
  catalogue: CatalogueDatabase,
  { category, page: { rows, isFull }, from, askedAt }: PostPage,
): Promise<void> {
  const written = await ownWritesSince(catalogue, 'post', askedAt);
  await catalogue.posts.bulkPut(rows.filter(({ id }) => !written.has(id)));
  // In one category a missing post may just have moved to another.
  const last = rows.at(-1);
  if (category !== null || (isFull && !last)) return;
  const listed = new Set(rows.map(({ id }) => id));
  const gone = await catalogue.posts
    .where('createdAt')
    .between(isFull && last ? last.createdAt : -Infinity, from ?? Infinity, false, true)
    .filter((post) => !listed.has(post.id) && !written.has(post.id))
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
