import { useMemo } from 'react';
import { leavingPosts } from '#data/local/queries/board-queries.ts';
import { newestPosts } from '#data/local/queries/post-queries.ts';
import { profilesByIds } from '#data/local/queries/profile-queries.ts';
import type { Profile } from '#domain/account/account.ts';
import type { Post, PostCategory } from '#domain/board/post.ts';
import type { PostId, UserId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';
import { matchesQuery, queryOf, textKeyOf } from '#domain/search/search-key.ts';
import { useLive, type Live } from '#session/use-live.ts';
import { useUnblocked } from '#session/use-unblocked.ts';
import { useUserDatabase } from '#session/user-database.ts';
import { PAGE } from './use-older-posts.ts';

/** The newest posts of this device that are read at once: a longer list grows without asking again. */
const READ = 1000;
const NONE: ReadonlySet<PostId> = new Set();
const NOBODY: ReadonlySet<UserId> = new Set();

export interface ListedPosts {
  readonly posts: readonly Post[];
  readonly authors: ReadonlyMap<UserId, Profile>;
  /** This device has more of them than are shown. */
  readonly isCut: boolean;
  /** Where the first page ends: behind it there may be more. `null` where there is no whole page. */
  readonly behind: Millis | null;
}

export interface WantedPosts {
  readonly category: PostCategory | null;
  readonly term: string;
  readonly limit: number;
  /** How many posts of this device are to be gone through at least. */
  readonly depth: number;
}

/** The posts of this device that are asked for, those of blocked people and one's own deleted ones left out. */
export function usePosts({ category, term, limit, depth }: WantedPosts): Live<ListedPosts> {
  const db = useUserDatabase();
  // Grows by whole portions, since another question begins with an empty screen.
  const read = READ * (1 + Math.floor(depth / READ));
  const live = useUnblocked(
    async (catalogue, hidden) => {
      const posts = await newestPosts(catalogue, category, read, NOBODY);
      return {
        posts,
        hidden,
        authors: await profilesByIds(
          catalogue,
          posts.map(({ authorId }) => authorId),
        ),
      };
    },
    [category, read],
  );
  const leaving = useLive(async () => (db ? leavingPosts(db) : NONE), [db]);
  return useMemo(() => {
    if (live.kind !== 'ready') return live;
    const deleted = leaving.kind === 'ready' ? leaving.value : NONE;
    const { hidden, authors } = live.value;
    const shown = live.value.posts.filter(({ id, authorId }) => !deleted.has(id) && !hidden.has(authorId));
    const posts = term === '' ? shown.slice(0, limit) : foundOf(shown, term);
    // A page that lost somebody blocked is a whole page all the same.
    const behind = live.value.posts[PAGE - 1]?.createdAt ?? null;
    return { kind: 'ready', value: { posts, authors, isCut: shown.length > limit, behind } };
  }, [live, leaving, term, limit]);
}

function foundOf(posts: readonly Post[], term: string): readonly Post[] {
  const wanted = queryOf(term);
  return posts.filter(({ title, content }) => matchesQuery(textKeyOf(title, content), wanted));
}
