import type { MouseEvent, ReactNode } from 'react';
import { focusBesideOnceGone } from '../action/focus-beside.ts';
import { ErrorState } from './error-state.tsx';
import { OfflineState } from './offline-state.tsx';
import { reloadPage } from './reload-page.ts';
import { SkeletonList, type SkeletonListProps } from './skeleton-list.tsx';

export interface LiveStateProps {
  readonly kind: 'loading' | 'offline' | 'failed';
  /** What is said alike everywhere. */
  readonly words: {
    readonly loading: string;
    readonly retry: string;
    readonly stillOffline: string;
    readonly offlineNothingSaved: string;
    readonly unknownFailure: string;
  };
  readonly failed?: string;
  readonly offline?: string;
  readonly title?: string;
  /** The page is loaded again where nothing else is said; `false` says that there is still no network. */
  readonly onRetry?: () => void | Promise<boolean>;
  /** Another way out beside 다시 시도. */
  readonly action?: ReactNode;
  readonly skeleton?: Omit<SkeletonListProps, 'label'>;
  /** What is coming, where rows would not look like it; it says itself that it is loading. */
  readonly outline?: ReactNode;
  readonly isCompact?: boolean;
}

/** What stands where something live cannot be shown (yet): its outline, or a sentence and the way out. */
export function LiveState({ kind, words, failed, offline, onRetry = reloadPage, ...rest }: LiveStateProps) {
  const { skeleton, outline, ...frame } = rest;
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusBesideOnceGone(currentTarget);
    return onRetry();
  };
  switch (kind) {
    case 'loading':
      return outline ?? <SkeletonList {...skeleton} label={words.loading} />;
    case 'offline':
      return (
        <OfflineState
          {...frame}
          message={offline ?? words.offlineNothingSaved}
          retryLabel={words.retry}
          stillOffline={words.stillOffline}
          onRetry={retry}
        />
      );
    case 'failed':
      return (
        <ErrorState
          {...frame}
          message={failed ?? words.unknownFailure}
          retryLabel={words.retry}
          onRetry={(press) => void retry(press)}
        />
      );
  }
}
