import type { Comment, Post, PostCategory } from '#domain/board/post.ts';
import type { PostId } from '#domain/ids.ts';
import { isPageEnd, type Page, type PageStart } from '#domain/server/page.ts';
import { millisOfMicros, type Millis } from '#domain/units.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
import { cursorKeys } from './cursor-keys.ts';
import { ownWritesSince } from './own-writes.ts';
import { putChanged } from './put-changed.ts';

/** A page of posts, and what was asked for: the newest, or those behind `from`. */
export interface PostPage {
  readonly category: PostCategory | null;
  readonly page: Page<Post>;
  readonly from: PageStart | null;
  readonly askedAt: Millis;
}

/**
 * A page of all categories holds every post between its ends: a local one in between that is missing was
 * deleted; of the moments at its ends others may stand on the pages beside it. What was written here after
 * the page was asked for stays as it is.
 */
export const storePosts = (catalogue: CatalogueDatabase, page: PostPage): Promise<void> =>
  catalogue.transaction('rw', [catalogue.posts, catalogue.comments, catalogue.cursors], async () =>
    mergePage(catalogue, page),
  );

async function mergePage(
  catalogue: CatalogueDatabase,
  { category, page: { rows, isFull }, from, askedAt }: PostPage,
): Promise<void> {
  const written = await ownWritesSince(catalogue, 'post', askedAt);
  await putPosts(
    catalogue,
    rows.filter(({ id }) => !written.has(id)),
  );
  // In one category a missing post may just have moved to another.
  const last = rows.at(-1);
  if (category !== null || (isFull && !last)) return;
  const listed = new Set(rows.map(({ id }) => id));
  const oldest = isFull && last ? last.createdAt : -Infinity;
  const newest = from === null ? Infinity : isPageEnd(from) ? millisOfMicros(from.at) : from;
  // The page is of one moment.
  if (oldest === newest) return;
  const gone = await catalogue.posts
    .where('createdAt')
    .between(oldest, newest, false, from === null || !isPageEnd(from))
    .filter((post) => !listed.has(post.id) && !written.has(post.id))
    .primaryKeys();
  await removePosts(catalogue, gone);
}

/** Takes posts that were found. What was written here after they were asked for stays as it is. */
export const putFoundPosts = (
  catalogue: CatalogueDatabase,
  posts: readonly Post[],
  askedAt: Millis,
): Promise<void> =>
  catalogue.transaction('rw', [catalogue.posts, catalogue.cursors], async () => {
    const written = await ownWritesSince(catalogue, 'post', askedAt);
    await putPosts(
      catalogue,
      posts.filter(({ id }) => !written.has(id)),
    );
  });

async function putPosts(catalogue: CatalogueDatabase, posts: readonly Post[]): Promise<void> {
  await putChanged(catalogue.posts, posts, await catalogue.posts.bulkGet(posts.map(({ id }) => id)));
}

/** A post with its first comments, which are all of them where the page is not full. */
export const storePostWithComments = (
  catalogue: CatalogueDatabase,
  post: Post,
  { rows, isFull }: Page<Comment>,
): Promise<void> =>
  catalogue.transaction('rw', [catalogue.posts, catalogue.comments], async () => {
    await putPosts(catalogue, [post]);
    if (!isFull) await commentsOf(catalogue, post.id).delete();
    await putComments(catalogue, rows);
  });

/**
 * Further comments of a post. `whole` names every comment there is, where that is known. False when the post
 * has gone meanwhile.
 */
export const storeFurtherComments = (
  catalogue: CatalogueDatabase,
  id: PostId,
  rows: readonly Comment[],
  whole: ReadonlySet<string> | null,
): Promise<boolean> =>
  catalogue.transaction('rw', [catalogue.posts, catalogue.comments], async () => {
    if ((await catalogue.posts.get(id)) === undefined) return false;
    await putComments(catalogue, rows);
    const isGone = ({ id: known }: Comment): boolean => whole !== null && !whole.has(known);
    if (whole) await commentsOf(catalogue, id).filter(isGone).delete();
    return true;
  });

/**
 * Ids are made by whoever writes, and below another post there may be one of the same: the older is the one
 * that was copied, and keeps its place.
 */
async function putComments(catalogue: CatalogueDatabase, rows: readonly Comment[]): Promise<void> {
  const held = await catalogue.comments.bulkGet(rows.map(({ id }) => id));
  const isFirst = ({ postId, createdAt }: Comment, known: Comment | undefined): boolean =>
    known === undefined || known.postId === postId || createdAt < known.createdAt;
  await catalogue.comments.bulkPut(rows.filter((row, index) => isFirst(row, held[index])));
}

const commentsOf = (catalogue: CatalogueDatabase, id: PostId) =>
  catalogue.comments.where('[postId+createdAt]').between([id, -Infinity], [id, Infinity], true, true);

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
