import type { ReactNode } from 'react';
import { commonText } from '#i18n/ko/common.ts';
import type { LiveAnswer } from '#services/desk/use-live-question.ts';
import { tryAgain } from '#session/running-sync.ts';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { StaleNotice } from './stale-notice.tsx';

export interface LiveGateProps<T> {
  readonly live: LiveAnswer<T>;
  readonly failed: string;
  readonly denied: string;
  /** Said where nothing has come yet and there is no connection. */
  readonly offline: string;
  /** Said above what is shown for as long as there is no connection. */
  readonly stale?: string;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/**
 * What is followed live, once it has answered; before that a skeleton, and where nothing comes the way out.
 */
export function LiveGate<T>({ live, failed, denied, offline, stale, children }: LiveGateProps<T>) {
  if (live.kind === 'ready') {
    return (
      <>
        {stale === undefined ? null : <StaleNotice>{stale}</StaleNotice>}
        {children(live.rows)}
      </>
    );
  }
  return (
    <LiveState
      kind={live.kind}
      words={commonText}
      failed={live.kind === 'failed' && live.code === 'denied' ? denied : failed}
      offline={offline}
      isCompact
      skeleton={{ count: 3, shape: 'small-row' }}
      {...(live.kind === 'offline' ? { onRetry: tryAgain } : {})}
    />
  );
}
