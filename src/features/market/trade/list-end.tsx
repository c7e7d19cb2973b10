import { useEffect, useRef, useState } from 'react';
import { commonText } from '#i18n/ko/common.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import type { FollowedList } from '#session/use-market-list.ts';
import { Button } from '#ui/action/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import styles from './list-end.module.css';

/** How far below the screen the end of the list may be when the next page is asked for, in CSS pixels. */
const AHEAD_PX = 1_200;

/** The end of what was read: it asks for the next page as it comes near, until the market ends. */
export function ListEnd({ followed: { state, further, refresh } }: { readonly followed: FollowedList }) {
  const end = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const hasMore = state.shown?.next !== null;
  const isIdle = state.asking === 'nothing' && state.failed === null;

  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting === true), {
      rootMargin: `0px 0px ${AHEAD_PX}px 0px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (isNear && hasMore && isIdle) further();
  }, [isNear, hasMore, isIdle, further]);

  return (
    <div ref={end} className={hasMore ? styles.end : undefined}>
      {hasMore ? <EndWords state={state} onRetry={state.isAnswered ? further : refresh} /> : null}
    </div>
  );
}

interface EndWordsProps {
  readonly state: FollowedList['state'];
  readonly onRetry: () => void;
}

function EndWords({ state, onRetry }: EndWordsProps) {
  if (state.failed === null) return <Spinner label={tradeText.loadingMore} />;
  return (
    <>
      <p>{state.failed === 'offline' ? tradeText.moreOffline : tradeText.moreFailed}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {commonText.retry}
      </Button>
    </>
  );
}
