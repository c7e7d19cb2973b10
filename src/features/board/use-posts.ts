import { useMemo } from 'react';
import { leavingPosts } from '#data/local/queries/board-queries.ts';
import { newestPosts, postsByIds } from '#data/local/queries/post-queries.ts';
import { profilesByIds } from '#data/local/queries/profile-queries.ts';
import type { Profile } from '#domain/account/account.ts';
import { isPostFound, type PostQuestion } from '#domain/board/post-search.ts';
import type { Post, PostCategory } from '#domain/board/post.ts';
import type { PostId, UserId } from '#domain/ids.ts';
import { queryOf } from '#domain/search/search-key.ts';
import type { Millis } from '#domain/units.ts';
import { keptAnswer, type KeptAnswer } from '#session/kept-answer.ts';
import { useLive, type Live } from '#session/use-live.ts';
import { useUnblocked, type UnblockedQuery } from '#session/use-unblocked.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { PAGE } from './use-older-posts.ts';

/** The newest posts of this device that are read at once: a longer list grows without asking again. */
const READ = 1000;
const NONE: ReadonlySet<PostId> = new Set();
const NOBODY: ReadonlySet<UserId> = new Set();

interface Readable {
  /** Before anybody's were left out. */
  readonly all: readonly Post[];
  readonly hidden: ReadonlySet<UserId>;
  readonly authors: ReadonlyMap<UserId, Profile>;
}

/** A thousand posts take longer to compare than to draw. */
const isDrawnAgain = () => false;
const keptPosts = keptAnswer<Readable>(isDrawnAgain);
const keptLeaving = keptAnswer<ReadonlySet<PostId>>(isDrawnAgain);

/**
 * Posts of this device with their authors; those of blocked people and one's own deleted ones are left out.
 */
export interface ShownPosts {
  readonly posts: readonly Post[];
  readonly authors: ReadonlyMap<UserId, Profile>;
}

export interface ListedPosts extends ShownPosts {
  /** This device has more of them than are shown. */
  readonly isCut: boolean;
  /** Where the first page ends: behind it there may be more. `null` where there is no whole page. */
  readonly behind: Millis | null;
}

/** The newest posts of a category, or of all. */
export function usePosts(category: PostCategory | null, limit: number): Live<ListedPosts> {
  // Grows by whole portions, since another question begins with an empty screen.
  const read = READ * (1 + Math.floor(limit / READ));
  const live = useShown(
    async (catalogue) => newestPosts(catalogue, category, read, NOBODY),
    [category, read],
    keptPosts,
  );
  return useMemo(() => {
    if (live.kind !== 'ready') return live;
    const { posts, authors, all } = live.value;
    // A page that lost somebody blocked is a whole page all the same.
    const behind = all[PAGE - 1]?.createdAt ?? null;
    return {
      kind: 'ready',
      value: { posts: posts.slice(0, limit), authors, isCut: posts.length > limit, behind },
    };
  }, [live, limit]);
}

/** The posts with these ids that this device has, in their order. */
export const usePostsByIds = (ids: readonly PostId[]): Live<ShownPosts> =>
  useShown(async (catalogue) => postsByIds(catalogue, ids), [ids]);

/** What this device finds by itself among its newest posts, and how many those are. */
export function usePostsFoundHere({
  term,
  category,
}: PostQuestion): Live<ShownPosts & { readonly among: number }> {
  const live = useShown(async (catalogue) => newestPosts(catalogue, category, READ, NOBODY), [category]);
  return useMemo(() => {
    if (live.kind !== 'ready') return live;
    const { posts, authors } = live.value;
    const wanted = queryOf(term);
    const found = posts.filter((post) => isPostFound(post, wanted));
    return { kind: 'ready', value: { posts: found, authors, among: posts.length } };
  }, [live, term]);
}

type Catalogue = Parameters<UnblockedQuery<unknown>>[0];

function useShown(
  query: (catalogue: Catalogue) => Promise<readonly Post[]>,
  deps: readonly unknown[],
  kept?: KeptAnswer<Readable>,
): Live<ShownPosts & Pick<Readable, 'all'>> {
  const db = useUserDatabase();
  const live = useUnblocked(
    async (catalogue, hidden): Promise<Readable> => {
      const all = await query(catalogue);
      const uids = all.map(({ authorId }) => authorId);
      return { all, hidden, authors: await profilesByIds(catalogue, uids) };
    },
    deps,
    kept,
  );
  const leaving = useLive(async () => (db ? leavingPosts(db) : NONE), [db], keptLeaving);
  return useMemo(() => {
    if (live.kind !== 'ready') return live;
    const deleted = leaving.kind === 'ready' ? leaving.value : NONE;
    const { all, hidden, authors } = live.value;
    const posts = all.filter(({ id, authorId }) => !deleted.has(id) && !hidden.has(authorId));
    return { kind: 'ready', value: { posts, authors, all } };
  }, [live, leaving]);
}
