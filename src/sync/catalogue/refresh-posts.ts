import { NO_POSITION } from '#data/local/cursor-store.ts';
import type { CatalogueDatabase } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { removePosts, storePosts, storePostWithComments } from '#data/local/post-store.ts';
import { commentsOfPost, newestPosts } from '#data/local/queries/post-queries.ts';
import type { ReadCode } from '#data/remote/read-code.ts';
import type { Post, PostCategory } from '#domain/board/post.ts';
import type { PostId } from '#domain/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import type { PageEnd, PageStart } from '#domain/server/page.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { isFresh, MAX_AGE_MS } from './freshness.ts';
import { readUndisturbed } from './read-undisturbed.ts';
import { pullFurtherComments } from './refresh-comments.ts';
import { refreshProfiles } from './refresh-profiles.ts';
import { pullWithRoom, refreshWhenStale, type RefreshOptions } from './refresh-when-stale.ts';

/** The newest posts of a category, or of all, and their authors. */
export async function refreshPosts(
  deps: CatalogueDeps,
  category: PostCategory | null,
  options: RefreshOptions,
): Promise<Refreshed> {
  const authors = new Set<Post['authorId']>();
  const key = cursorKeys.posts(category);
  const refreshed = await refreshWhenStale(deps, key, MAX_AGE_MS.lists, options, async (remote) => {
    const askedAt = deps.environment.now();
    const page = await remote.newestPosts(category, null);
    if (!page.ok) return page;
    await storePosts(deps.catalogue, { category, page: page.value, from: null, askedAt });
    for (const post of page.value.rows) authors.add(post.authorId);
    return ok(NO_POSITION);
  });
  if (refreshed.ok) await refreshProfiles(deps, [...authors], { isForced: false });
  return refreshed;
}

/** As many as home shows. */
const LATEST = 5;

/**
 * The newest posts of all, for home, which names no authors. For some hours the board is only asked whether
 * another leads it: one document read, where home shows five.
 */
export const refreshLatestPosts = (deps: CatalogueDeps, options: RefreshOptions): Promise<Refreshed> =>
  refreshWhenStale(deps, cursorKeys.latestPosts, MAX_AGE_MS.lists, options, async (remote, cursor) => {
    const askedAt = deps.environment.now();
    const isLately =
      cursor !== null && isFresh({ ...cursor, syncedAt: cursor.value }, askedAt, MAX_AGE_MS.ranking);
    if (isLately && !options.isForced) {
      const top = await remote.newestPosts(null, null, 1);
      if (!top.ok) return top;
      const [known] = await newestPosts(deps.catalogue, null, 1, new Set());
      if (known?.id === top.value.rows[0]?.id) return ok(cursor.value);
    }
    const page = await remote.newestPosts(null, null, LATEST);
    if (!page.ok) return page;
    await storePosts(deps.catalogue, { category: null, page: page.value, from: null, askedAt });
    return ok(askedAt);
  });

/** One page of posts from `from` on down; gives where the next one begins, `null` where there is none. */
export async function loadOlderPosts(
  deps: CatalogueDeps,
  category: PostCategory | null,
  from: PageStart,
): Promise<Result<PageEnd | null, ReadCode>> {
  const page = await pullWithRoom(deps, async (remote) => {
    const askedAt = deps.environment.now();
    const answer = await remote.newestPosts(category, from);
    if (!answer.ok) return answer;
    await storePosts(deps.catalogue, { category, page: answer.value, from, askedAt });
    return answer;
  });
  if (!page.ok) return page;
  await refreshProfiles(
    deps,
    page.value.rows.map((post) => post.authorId),
    { isForced: false },
  );
  return ok(page.value.end);
}

/** One post with its comments and everybody who wrote in it; a deleted one goes from the device too. */
export async function refreshPost(
  deps: CatalogueDeps,
  id: PostId,
  options: RefreshOptions,
): Promise<Refreshed> {
  const { catalogue } = deps;
  const refreshed = await refreshWhenStale(
    deps,
    cursorKeys.post(id),
    MAX_AGE_MS.details,
    options,
    async (remote, cursor) => {
      const [post, comments] = await readUndisturbed(
        deps,
        { kind: 'post', id },
        () => Promise.all([remote.post(id), remote.comments(id, null)]),
        async ([found, below]) => {
          if (!found.ok && found.code === 'gone') await removePosts(catalogue, [id]);
          if (found.ok && below.ok) await storePostWithComments(catalogue, found.value, below.value);
        },
      );
      if (!post.ok) return post;
      if (!comments.ok) return comments;
      return comments.value.isFull
        ? pullFurtherComments(deps, remote, {
            id,
            first: comments.value,
            from: cursor?.value ?? NO_POSITION,
          })
        : ok(NO_POSITION);
    },
  );
  if (refreshed.ok) await refreshProfiles(deps, await writersOf(catalogue, id), { isForced: false });
  return refreshed;
}

async function writersOf(catalogue: CatalogueDatabase, id: PostId): Promise<Post['authorId'][]> {
  const post = await catalogue.posts.get(id);
  const comments = await commentsOfPost(catalogue, id);
  return [...(post ? [post.authorId] : []), ...comments.map((comment) => comment.authorId)];
}
