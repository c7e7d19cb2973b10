import { ErrorState } from './error-state.tsx';
import { OfflineState } from './offline-state.tsx';
import { SkeletonList, type SkeletonListProps } from './skeleton.tsx';

export interface LiveStateProps {
  readonly kind: 'loading' | 'offline' | 'failed';
  /** What is said alike everywhere. */
  readonly words: {
    readonly loading: string;
    readonly retry: string;
    readonly stillOffline: string;
    readonly offlineNothingSaved: string;
  };
  readonly failed: string;
  readonly offline?: string;
  /** The page is loaded again where nothing else is said; `false` says that there is still no network. */
  readonly onRetry?: () => void | Promise<boolean>;
  readonly skeleton?: Omit<SkeletonListProps, 'label'>;
  readonly isCompact?: boolean;
}

/** What stands where something live cannot be shown (yet): its outline, or a sentence and the way out. */
export function LiveState({ kind, words, failed, offline, onRetry = reload, ...rest }: LiveStateProps) {
  const { skeleton, isCompact = false } = rest;
  switch (kind) {
    case 'loading':
      return <SkeletonList {...skeleton} label={words.loading} />;
    case 'offline':
      return (
        <OfflineState
          isCompact={isCompact}
          message={offline ?? words.offlineNothingSaved}
          retryLabel={words.retry}
          stillOffline={words.stillOffline}
          onRetry={onRetry}
        />
      );
    case 'failed':
      return (
        <ErrorState
          isCompact={isCompact}
          message={failed}
          retryLabel={words.retry}
          onRetry={() => void onRetry()}
        />
      );
  }
}

const reload = (): void => location.reload();
