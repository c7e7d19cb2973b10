import type { ReactNode } from 'react';
import { commonText } from '#i18n/ko/common.ts';
import { tryAgain } from '#session/sync-controller.ts';
import type { Followed } from '#session/use-followed.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { SkeletonList } from '#ui/feedback/skeleton.tsx';
import { StaleNotice } from './stale-notice.tsx';

export interface LiveGateProps<T> {
  readonly live: Followed<T>;
  readonly failed: string;
  readonly denied: string;
  /** Said where nothing has come yet and there is no connection. */
  readonly offline: string;
  /** Said above what is shown for as long as there is no connection. */
  readonly stale?: string;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/** What is followed live, once it has answered; before that a skeleton, and where nothing comes the way out. */
export function LiveGate<T>({ live, failed, denied, offline, stale, children }: LiveGateProps<T>) {
  switch (live.kind) {
    case 'loading':
      return <SkeletonList label={commonText.loading} count={3} shape="small-row" />;
    case 'offline':
      return (
        <OfflineState
          isCompact
          message={offline}
          retryLabel={commonText.retry}
          stillOffline={commonText.stillOffline}
          onRetry={tryAgain}
        />
      );
    case 'failed':
      return (
        <ErrorState
          isCompact
          message={live.code === 'denied' ? denied : failed}
          retryLabel={commonText.retry}
          onRetry={() => location.reload()}
        />
      );
    case 'ready':
      return (
        <>
          {stale === undefined ? null : <StaleNotice>{stale}</StaleNotice>}
          {children(live.rows)}
        </>
      );
  }
}
