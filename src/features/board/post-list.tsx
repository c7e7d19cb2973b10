import type { PostCategory } from '#domain/board/post.ts';
import { boardText as text } from '#i18n/ko/board.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { MorePosts } from './more-posts.tsx';
import { PostRows } from './post-rows.tsx';
import { useOlderPosts } from './use-older-posts.ts';
import { usePosts } from './use-posts.ts';

/** The posts of this device; the server is asked behind them. */
export function PostList({ category }: { readonly category: PostCategory | null }) {
  const older = useOlderPosts(category);
  const { isRefreshing, failed, refresh } = useRefresh({ kind: 'posts', category });
  const live = usePosts(category, older.limit);

  const skeleton = { shape: 'small-row' } as const;
  const ways = { words: commonText, failed: text.failed, onRetry: refresh, skeleton };
  if (live.kind !== 'ready') return <LiveState kind={live.kind} {...ways} />;
  const hasNone = live.value.posts.length === 0;
  if (hasNone && isRefreshing) return <LiveState kind="loading" {...ways} />;
  if (hasNone && failed !== null) {
    return <LiveState kind={failed === 'offline' ? 'offline' : 'failed'} {...ways} />;
  }
  const { behind, isCut } = live.value;
  return (
    <>
      {hasNone ? <EmptyState message={text.empty} /> : <PostRows {...live.value} />}
      {/* A whole page may be of people whom the reader has blocked. */}
      {behind === null || (older.reachedEnd && !isCut) ? null : (
        <MorePosts {...older} onMore={() => older.load(behind)} />
      )}
    </>
  );
}
