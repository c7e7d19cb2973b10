import type { PostCategory } from '#domain/board/post.ts';
import { boardText as text } from '#i18n/ko/board.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { SkeletonList } from '#ui/feedback/skeleton.tsx';
import { MorePosts } from './more-posts.tsx';
import { PostRows } from './post-rows.tsx';
import { useOlderPosts } from './use-older-posts.ts';
import { usePosts } from './use-posts.ts';

/** The posts of this device; the server is asked behind them. */
export function PostList({ category }: { readonly category: PostCategory | null }) {
  const older = useOlderPosts(category);
  const { isRefreshing, failed, refresh } = useRefresh({ kind: 'posts', category });
  const live = usePosts(category, older.limit);

  if (live.kind === 'failed') {
    return <ErrorState message={text.failed} retryLabel={commonText.retry} onRetry={refresh} />;
  }
  const hasNone = live.kind === 'ready' && live.value.posts.length === 0;
  if (live.kind === 'loading' || (hasNone && isRefreshing)) {
    return <SkeletonList shape="small-row" label={commonText.loading} />;
  }
  if (hasNone && failed !== null) {
    const State = failed === 'offline' ? OfflineState : ErrorState;
    const message = failed === 'offline' ? commonText.offlineNothingSaved : text.failed;
    return <State message={message} retryLabel={commonText.retry} onRetry={refresh} />;
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
