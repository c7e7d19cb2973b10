import { useMemo, useState } from 'react';
import { leavingPosts } from '#data/local/queries/board-queries.ts';
import { newestPosts } from '#data/local/queries/post-queries.ts';
import { profilesByIds } from '#data/local/queries/profile-queries.ts';
import type { Profile } from '#domain/account/account.ts';
import type { Post, PostCategory } from '#domain/board/post.ts';
import type { PostId, UserId } from '#domain/ids.ts';
import { matchesQuery, queryOf, textKeyOf } from '#domain/search/search-key.ts';
import { catalogueSync } from '#session/catalogue-sync.ts';
import { useLive, type Live } from '#session/use-live.ts';
import { useUnblocked } from '#session/use-unblocked.ts';
import { useUserDatabase } from '#session/user-database.ts';

const PAGE = 30;
/** The newest posts of this device that are read at once: a longer list grows without asking again. */
const READ = 1000;
const NONE: ReadonlySet<PostId> = new Set();

export interface ListedPosts {
  readonly posts: readonly Post[];
  readonly authors: ReadonlyMap<UserId, Profile>;
  /** There may be more behind the last one. */
  readonly isFull: boolean;
}

/** The posts of this device that a category and a term ask for, those of blocked people and one's own deleted ones left out. */
export function usePosts(category: PostCategory | null, term: string, limit: number): Live<ListedPosts> {
  const db = useUserDatabase();
  const isSearch = term !== '';
  const live = useUnblocked(
    async (catalogue, hidden) => {
      const posts = await newestPosts(catalogue, category, READ, hidden);
      return {
        posts,
        authors: await profilesByIds(
          catalogue,
          posts.map(({ authorId }) => authorId),
        ),
      };
    },
    [category],
  );
  const leaving = useLive(async () => (db ? leavingPosts(db) : NONE), [db]);
  return useMemo(() => {
    if (live.kind !== 'ready') return live;
    const deleted = leaving.kind === 'ready' ? leaving.value : NONE;
    const wanted = queryOf(term);
    const found = live.value.posts.filter(
      ({ id, title, content }) =>
        !deleted.has(id) && (!isSearch || matchesQuery(textKeyOf(title, content), wanted)),
    );
    const posts = isSearch ? found : found.slice(0, limit);
    return { kind: 'ready', value: { ...live.value, posts, isFull: !isSearch && posts.length >= PAGE } };
  }, [live, leaving, term, isSearch, limit]);
}

export interface OlderPosts {
  readonly limit: number;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly reachedEnd: boolean;
  /** The page behind the last post shown. */
  readonly load: (last: Post) => void;
}

/** How far down the list goes, and the way to go further. */
export function useOlderPosts(category: PostCategory | null): OlderPosts {
  const [limit, setLimit] = useState(PAGE);
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'end'>('idle');
  const load = async (last: Post) => {
    setState('loading');
    // What is on this device already is shown in any case.
    setLimit((known) => known + PAGE);
    try {
      const older = await catalogueSync.loadOlderPosts(category, last.createdAt);
      if (!older.ok) setState('failed');
      else setState(older.value.reachedEnd ? 'end' : 'idle');
    } catch (error) {
      console.warn('older posts were not loaded', error);
      setState('failed');
    }
  };
  return {
    limit,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    reachedEnd: state === 'end',
    load: (last) => void load(last),
  };
}
