import { useEffect, useEffectEvent, useRef } from 'react';
import { commonText } from '#i18n/ko/common.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { Button } from '#ui/action/button.tsx';
import { focusFurtherOnceGone } from '#ui/action/focus-beside.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { FIRST_PAGE } from '#domain/market/market-question.ts';
import type { FollowedList } from './use-market-list.ts';
import styles from './list-end.module.css';

/**
 * How far below the screen the end of the list may be when the next page is asked for, in CSS pixels; of the
 * first page less far, since most people look at its first screen alone.
 */
const AHEAD_PX = 800;
const FIRST_AHEAD_PX = 200;

export interface ListEndProps {
  readonly followed: FollowedList;
  /** What was read last stands in the list: before that its end is not where it will be. */
  readonly isDrawn: boolean;
}

/** The end of what was read: it asks for the next page as it comes near, until the market ends. */
export function ListEnd({ followed: { state, further, refresh }, isDrawn }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const hasMore = state.shown?.next !== null;
  const mayAsk = hasMore && isDrawn && state.asking === 'nothing' && state.failed === null;
  const ask = useEffectEvent(further);
  const isFirst = (state.shown?.ids.length ?? 0) <= FIRST_PAGE;
  const aheadPx = isFirst ? FIRST_AHEAD_PX : AHEAD_PX;

  // Made anew for each page, so that it looks at the end of the list as it stands now.
  useEffect(() => {
    if (!end.current || !mayAsk) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) ask();
      },
      { rootMargin: `0px 0px ${aheadPx}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [mayAsk, aheadPx]);

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
      <Button
        variant="secondary"
        size="small"
        onClick={({ currentTarget }) => {
          focusFurtherOnceGone(currentTarget);
          onRetry();
        }}
      >
        {commonText.retry}
      </Button>
    </>
  );
}
