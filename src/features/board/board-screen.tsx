import { Link } from '@tanstack/react-router';
import PenLine from 'lucide-react/icons/pen-line';
import { lazy, Suspense } from 'react';
import { hasWords } from '#domain/board/post-search.ts';
import { POST_CATEGORIES, type PostCategory } from '#domain/board/post.ts';
import { formatDateTime } from '#domain/format/format-time.ts';
import { boardText as text } from '#i18n/ko/board.ts';
import { postCategoryText } from '#i18n/ko/home.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { useAsOf } from '#session/use-catalogue.ts';
import { useConnection } from '#session/use-connection.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Chip, ChipRow } from '#ui/action/chip.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { useSearchTerm } from '#ui/field/use-search-term.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import styles from './board.module.css';
import { FoundPosts } from './found-posts.tsx';
import { commonText } from '#i18n/ko/common.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { MorePosts } from './more-posts.tsx';
import { PostRows } from './post-rows.tsx';
import { useOlderPosts } from './use-older-posts.ts';
import { usePosts } from './use-posts.ts';
import type { Millis } from '#domain/units.ts';
import { waitingPosts, type WaitingPost } from '#data/local/queries/board-queries.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { Card } from '#ui/layout/card.tsx';
import { WaitingByline } from './waiting-byline.tsx';
import { WaitingStatus } from './waiting-status.tsx';

// Whose posts have all arrived reads the board without what asks before one is taken back. Whoever has just written
// one comes from its own page, which has brought that.
const WaitingMark = lazy(async () => ({ default: (await import('./waiting-mark.tsx')).WaitingMark }));

// What stands above the list is kept with it: what came after it would push it down.
const keptAsOf = keptAnswer<Millis | null>();
const keptWaiting = keptAnswer<readonly WaitingPost[]>();

export interface BoardScreenProps {
  readonly category: PostCategory | null;
  readonly term: string;
  readonly onSearch: (search: { readonly category: PostCategory | null; readonly term: string }) => void;
}

/** /board */
export function BoardScreen({ category, term, onSearch }: BoardScreenProps) {
  const { typed, type, search } = useSearchTerm(term, (next) => onSearch({ category, term: next }));
  const asOf = useAsOf({ kind: 'posts', category }, keptAsOf);
  const { kind } = useConnection();
  const clear = () => {
    type('');
    search('');
  };
  return (
    <Page width="reading">
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          <Link to="/board/new" className={buttonClass({ size: 'small' })}>
            <PenLine size={18} aria-hidden="true" /> {text.write}
          </Link>
        }
      />
      <SearchField
        label={text.searchLabel}
        placeholder={text.searchPlaceholder}
        clearLabel={text.clearSearch}
        value={typed}
        onValueChange={(value) => {
          type(value);
          if (value === '') search('');
        }}
        onSearch={search}
      />
      <div className={styles.chips}>
        <ChipRow label={text.categories}>
          {[null, ...POST_CATEGORIES].map((value) => (
            <Chip
              key={value ?? 'all'}
              isSelected={category === value}
              onToggle={() => onSearch({ category: value, term })}
            >
              {value === null ? text.all : postCategoryText[value]}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {kind === 'offline' && asOf.kind === 'ready' && asOf.value !== null ? (
        <p className={styles.note}>{text.asOf(formatDateTime(asOf.value))}</p>
      ) : null}
      <WaitingPosts />
      {hasWords(term) ? (
        <FoundPosts key={JSON.stringify([category, term])} question={{ category, term }} onClear={clear} />
      ) : (
        <PostList key={category ?? 'all'} category={category} />
      )}
    </Page>
  );
}

/** The posts of this device; the server is asked behind them. */
function PostList({ category }: { readonly category: PostCategory | null }) {
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

/** One's own posts that have not arrived yet; nothing where none waits. */
function WaitingPosts() {
  const db = useUserDatabase();
  const live = useLive(async () => (db ? waitingPosts(db) : []), [db], keptWaiting);
  if (live.kind !== 'ready' || live.value.length === 0) return null;
  return (
    <ul className={styles.waitingPosts} aria-label={text.state.queued}>
      {live.value.map(({ rowId, postId, isNew, words, state, createdAt }) => (
        <li key={rowId}>
          <Card>
            <Link to="/board/$postId" params={{ postId }} className={styles.waitingTitle}>
              {words.title}
            </Link>
            <WaitingByline createdAt={createdAt} />
            <Suspense fallback={<WaitingStatus state={state} />}>
              <WaitingMark rowId={rowId} kind={isNew ? 'new' : 'edit'} state={state} />
            </Suspense>
          </Card>
        </li>
      ))}
    </ul>
  );
}
