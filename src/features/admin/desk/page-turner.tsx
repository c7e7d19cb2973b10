import type { MouseEvent } from 'react';
import { deskText } from '#i18n/ko/desk.ts';
import type { StandingPage } from '#services/desk/use-standing-page.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from './desk.module.css';

export interface PageTurnerProps {
  readonly firstLabel: string;
  readonly nextLabel: string;
  readonly isFirst: boolean;
  /** What has become of the page that was turned to. */
  readonly turn: StandingPage<unknown>['turn'];
  /** Left out on the last page. */
  readonly onNext?: (() => void) | undefined;
  readonly onFirst: () => void;
}

/** However long a list of the desk is, the last of it can be reached. */
export function PageTurner({ firstLabel, nextLabel, isFirst, turn, onNext, onFirst }: PageTurnerProps) {
  if (isFirst && onNext === undefined) return null;
  const isLoading = turn === 'loading';
  // One of the two goes as an end of the list is reached: what is read next is another page from its beginning.
  const turning = (onTurn: () => void) => (event: MouseEvent<HTMLElement>) => {
    focusBesideOnceGone(event.currentTarget);
    onTurn();
  };
  return (
    <div className={styles.pages}>
      {turn === 'offline' || turn === 'failed' ? (
        <Notice tone="error" role="alert">
          {deskText.pageNotRead}
        </Notice>
      ) : null}
      {isFirst ? null : (
        <Button variant="secondary" size="small" isLoading={isLoading} onClick={turning(onFirst)}>
          {firstLabel}
        </Button>
      )}
      {onNext === undefined ? null : (
        <Button variant="secondary" size="small" isLoading={isLoading} onClick={turning(onNext)}>
          {nextLabel}
        </Button>
      )}
    </div>
  );
}
