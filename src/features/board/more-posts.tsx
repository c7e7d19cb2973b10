import { boardText as text } from '#i18n/ko/board.ts';
import { Button } from '#ui/action/button.tsx';
import { focusFurtherOnceGone } from '#ui/action/focus-beside.ts';
import styles from './board.module.css';

export interface MorePostsProps {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

/** The way to older posts, of a list or of a search. */
export function MorePosts({ isLoading, hasFailed, onMore }: MorePostsProps) {
  return (
    <div className={styles.older}>
      <p role="status">{hasFailed ? text.olderFailed : ''}</p>
      <Button
        variant="secondary"
        isLoading={isLoading}
        onClick={({ currentTarget }) => {
          focusFurtherOnceGone(currentTarget);
          onMore();
        }}
      >
        {text.older}
      </Button>
    </div>
  );
}
