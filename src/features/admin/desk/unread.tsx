import { commonText } from '#i18n/ko/common.ts';
import type { Refreshing } from '#session/use-refresh.ts';
import { LiveState } from '#ui/feedback/live-state.tsx';

/**
 * Stands for a part of the catalogue that this device has never had: whether there is none only the server can
 * say.
 */
export function Unread({ failed, refresh }: Pick<Refreshing, 'failed' | 'refresh'>) {
  return (
    <LiveState
      kind={failed === null ? 'loading' : failed === 'offline' ? 'offline' : 'failed'}
      words={commonText}
      isCompact
      skeleton={{ count: 3, shape: 'small-row' }}
      onRetry={refresh}
    />
  );
}
