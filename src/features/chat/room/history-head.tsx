import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useConnection } from '#session/use-connection.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import styles from './history-head.module.css';
import type { OlderState } from './older-state.ts';

/** Its height, which never changes: the list below reckons with it. */
export const HISTORY_HEAD_PX = 56;

const text = chatText.room;

/** What stands above the oldest message: more, the way to more, or the beginning. */
export function HistoryHead({
  state,
  onRetry,
}: {
  readonly state: OlderState;
  readonly onRetry: () => void;
}) {
  const { kind } = useConnection();
  return (
    <div className={styles.head} style={{ blockSize: `${HISTORY_HEAD_PX}px` }}>
      {state === 'loading' ? <Spinner isInline label={text.loadingOlder} /> : null}
      {state === 'beginning' ? <p className={styles.words}>{text.beginning}</p> : null}
      {state === 'failed' ? (
        <div className={styles.failed} role="alert">
          <span className={styles.words}>{kind === 'offline' ? text.olderOffline : text.olderFailed}</span>
          <Button
            variant="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget, currentTarget.closest<HTMLElement>('[role="log"]'));
              onRetry();
            }}
          >
            {commonText.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
