import { formatDate } from '#domain/format/format-time.ts';
import type { Millis } from '#domain/units.ts';
import { boardText as text } from '#i18n/ko/board.ts';
import { Button } from '#ui/action/button.tsx';
import styles from './board.module.css';
import type { OlderPosts } from './use-older-posts.ts';

export interface MorePostsProps {
  readonly older: OlderPosts;
  /** This device has more than are shown. */
  readonly isCut: boolean;
  /** Behind this moment there may be more; `null` where there is not. */
  readonly behind: Millis | null;
  readonly isSearch: boolean;
}

/** The way to older posts. A search, which may find nothing in them, says how far it has come. */
export function MorePosts({ older, isCut, behind, isSearch }: MorePostsProps) {
  if (behind === null || (older.reachedEnd && !isSearch && !isCut)) return null;
  const hasSeenAll = isSearch && older.reachedEnd;
  return (
    <div className={styles.older}>
      <p role="status">{hasSeenAll ? text.searchedAll : statusOf(older, isSearch)}</p>
      {hasSeenAll ? null : (
        <Button
          variant="secondary"
          isLoading={older.isLoading}
          onClick={() => (isSearch ? older.searchOn(behind) : older.load(behind))}
        >
          {isSearch ? text.searchOlder : text.older}
        </Button>
      )}
    </div>
  );
}

function statusOf({ hasFailed, reached }: OlderPosts, isSearch: boolean): string {
  if (hasFailed) return text.olderFailed;
  return isSearch && reached !== null ? text.searchedBackTo(formatDate(reached)) : '';
}
