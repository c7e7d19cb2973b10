import type { ReactNode } from 'react';
import { commonText } from '#i18n/ko/common.ts';
import type { Followed } from '#session/use-followed.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonList } from '#ui/feedback/skeleton.tsx';

export interface LiveGateProps<T> {
  readonly live: Followed<T>;
  readonly failed: string;
  readonly denied: string;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/** What is followed live, once it has answered; before that a skeleton, and where it failed the way out. */
export function LiveGate<T>({ live, failed, denied, children }: LiveGateProps<T>) {
  switch (live.kind) {
    case 'loading':
      return <SkeletonList label={commonText.loading} count={3} shape="small-row" />;
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
      return children(live.rows);
  }
}
