import type { PostCategory } from '#domain/board/post.ts';
import { boardText as text } from '#i18n/ko/board.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useNow } from '#session/use-now.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import styles from './board.module.css';
import { PostRow } from './post-row.tsx';
import { MorePosts } from './more-posts.tsx';
import { useOlderPosts } from './use-older-posts.ts';
import { usePosts } from './use-posts.ts';

export interface PostListProps {
  readonly category: PostCategory | null;
  readonly term: string;
  readonly onClear: () => void;
}

/** The posts of this device; the server is asked behind them. */
export function PostList({ category, term, onClear }: PostListProps) {
  const now = useNow();
  const older = useOlderPosts(category);
  const { isRefreshing, failed, refresh } = useRefresh({ kind: 'posts', category });
  const live = usePosts({ category, term, limit: older.limit, depth: older.depth });

  const posts = live.kind === 'ready' ? live.value.posts : [];
  const last = posts.at(-1);
  if (live.kind !== 'ready' || (!last && isRefreshing)) {
    const kind = live.kind === 'failed' ? 'failed' : 'loading';
    const skeleton = { shape: 'small-row' } as const;
    return <LiveState words={commonText} failed={text.failed} onRetry={refresh} {...{ kind, skeleton }} />;
  }
  const { isCut, behind } = live.value;
  const more = { older, isCut, behind, isSearch: term !== '' };
  if (!last && term !== '') {
    return (
      <>
        <EmptyState
          message={text.notFound(term)}
          action={
            <Button variant="secondary" onClick={onClear}>
              {text.clearSearch}
            </Button>
          }
        />
        <MorePosts {...more} />
      </>
    );
  }
  if (!last) {
    if (failed === null) {
      return (
        <>
          <EmptyState message={text.empty} />
          {/* A whole page may be of people whom the reader has blocked. */}
          <MorePosts {...more} />
        </>
      );
    }
    const kind = failed === 'offline' ? 'offline' : 'failed';
    return <LiveState kind={kind} words={commonText} failed={text.failed} onRetry={refresh} />;
  }
  return (
    <>
      <ul className={styles.list} aria-label={text.list}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostRow post={post} author={live.value.authors.get(post.authorId)} now={now} />
          </li>
        ))}
      </ul>
      <MorePosts {...more} />
    </>
  );
}
