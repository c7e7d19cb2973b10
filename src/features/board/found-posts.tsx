import { groupThousands } from '#domain/format/format-won.ts';
import type { PostQuestion } from '#domain/board/post-search.ts';
import { boardText as text } from '#i18n/ko/board.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useConnection } from '#session/use-connection.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import styles from './board.module.css';
import { MorePosts } from './more-posts.tsx';
import { PostRows } from './post-rows.tsx';
import { useFoundPosts, type FoundSoFar } from './use-found-posts.ts';
import { usePostsByIds, usePostsFoundHere } from './use-posts.ts';

const WAYS = { words: commonText, failed: text.failed, skeleton: { shape: 'small-row' } } as const;

export interface FoundPostsProps {
  readonly question: PostQuestion;
  readonly onClear: () => void;
}

/**
 * What is found on the board: by the server among all posts, or without network among those of this device,
 * and said so.
 */
export function FoundPosts({ question, onClear }: FoundPostsProps) {
  const found = useFoundPosts(question);
  const { kind } = useConnection();
  if (found.ids !== null) {
    return <FoundByServer ids={found.ids} found={found} term={question.term} onClear={onClear} />;
  }
  if (found.failed === 'failed') {
    return <LiveState kind="failed" {...WAYS} onRetry={found.further} />;
  }
  if (found.failed === 'offline' || kind === 'offline') {
    return <FoundHere question={question} onClear={onClear} />;
  }
  return <LiveState kind="loading" {...WAYS} />;
}

interface FoundByServerProps {
  readonly ids: NonNullable<FoundSoFar['ids']>;
  readonly found: FoundSoFar;
  readonly term: string;
  readonly onClear: () => void;
}

function FoundByServer({ ids, found, term, onClear }: FoundByServerProps) {
  const live = usePostsByIds(ids);
  if (live.kind !== 'ready') return <LiveState kind={live.kind} {...WAYS} />;
  const hasNone = live.value.posts.length === 0;
  return (
    <>
      {hasNone ? (
        <Nothing message={found.hasMore ? text.notFoundYet(term) : text.notFound(term)} onClear={onClear} />
      ) : (
        <PostRows {...live.value} />
      )}
      {found.hasMore ? (
        <MorePosts isLoading={found.isAsking} hasFailed={found.failed !== null} onMore={found.further} />
      ) : null}
    </>
  );
}

function FoundHere({ question, onClear }: FoundPostsProps) {
  const live = usePostsFoundHere(question);
  if (live.kind !== 'ready') return <LiveState kind={live.kind} {...WAYS} />;
  const { posts, among } = live.value;
  if (posts.length === 0) return <Nothing message={text.notFoundHere(question.term)} onClear={onClear} />;
  return (
    <>
      <p className={styles.note}>{text.foundHere(groupThousands(among))}</p>
      <PostRows {...live.value} />
    </>
  );
}

const Nothing = ({ message, onClear }: { readonly message: string; readonly onClear: () => void }) => (
  <EmptyState
    message={message}
    action={
      <Button
        variant="secondary"
        onClick={({ currentTarget }) => {
          focusBesideOnceGone(currentTarget);
          onClear();
        }}
      >
        {text.clearSearch}
      </Button>
    }
  />
);
