import type { WaitingPost } from '#data/local/queries/board-queries.ts';
import { heldRow } from '#data/local/queries/held-queries.ts';
import { useNow } from '#device/use-now.ts';
import { formatComing } from '#domain/format/format-coming.ts';
import { boardText as text } from '#i18n/ko/board.ts';
import { commonText } from '#i18n/ko/common.ts';
import { quotaText } from '#i18n/ko/quota.ts';
import { wakeSync } from '#session/running-sync.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { retryBoardRow, withdrawBoardRow } from '#sync/commands/submit-post.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './board.module.css';
import { WaitingStatus } from './waiting-status.tsx';

export interface WaitingMarkProps {
  readonly rowId: string;
  /** What waits: something new, a change of what is there, or that it is taken away. */
  readonly kind: keyof typeof text.withdraw.label;
  readonly state: WaitingPost['state'];
}

/**
 * Says that something written here has not arrived, why, and until when it waits; a refused one can be tried
 * again or taken back.
 */
export function WaitingMark({ rowId, kind, state }: WaitingMarkProps) {
  const db = useUserDatabase();
  const now = useNow();
  const live = useLive(async () => (db ? heldRow(db, rowId) : null), [db, rowId]);
  const held = live.kind === 'ready' ? live.value : null;
  const run = async (work: () => Promise<boolean>) => {
    try {
      if (!(await work())) toasts.show({ title: text.inFlight });
      wakeSync();
    } catch (error) {
      console.warn('what waits was not changed', error);
      toasts.show({ title: commonText.unknownFailure, tone: 'error' });
    }
  };
  return (
    <div className={styles.waiting}>
      <WaitingStatus state={state} />
      {state.kind === 'failed' ? <span className={styles.note}>{text.reason[state.reason]}</span> : null}
      {held ? <span className={styles.note}>{quotaText.held(formatComing(held.until, now))}</span> : null}
      {db && state.kind === 'failed' ? (
        <Button
          variant="ghost"
          size="small"
          onClick={({ currentTarget }) => {
            focusBesideOnceGone(currentTarget);
            void run(() => retryBoardRow(db, rowId));
          }}
        >
          {commonText.retry}
        </Button>
      ) : null}
      {db && state.kind !== 'sending' ? (
        <Withdraw
          kind={kind}
          onWithdraw={() => void run(() => withdrawBoardRow(db, rowId, realEnvironment))}
        />
      ) : null}
    </div>
  );
}

interface WithdrawProps {
  readonly kind: WaitingMarkProps['kind'];
  readonly onWithdraw: () => void;
}

/** Asks where words would go with it. */
function Withdraw({ kind, onWithdraw }: WithdrawProps) {
  const label = text.withdraw.label[kind];
  const look = { variant: 'ghost', size: 'small' } as const;
  if (kind === 'deletion') {
    return (
      <Button
        {...look}
        onClick={({ currentTarget }) => {
          focusBesideOnceGone(currentTarget);
          onWithdraw();
        }}
      >
        {label}
      </Button>
    );
  }
  return (
    <AskingButton
      {...look}
      label={label}
      question={{ ...text.withdraw.question[kind], no: commonText.close }}
      isDanger
      onYes={onWithdraw}
    />
  );
}
