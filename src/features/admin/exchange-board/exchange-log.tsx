import { formatDateTime } from '#domain/format/format-time.ts';
import type { ExchangeId, UserId } from '#domain/ids.ts';
import { adminExchangeText } from '#i18n/ko/admin.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useExchangeLog } from '#services/desk/use-exchange-desk.ts';
import { LiveState } from '#ui/feedback/live-state.tsx';
import styles from './detail.module.css';

const text = adminExchangeText;

export interface ExchangeLogProps {
  readonly id: ExchangeId;
  readonly me: UserId;
}

/** Who has done what, and when; nothing of it is ever changed. */
export function ExchangeLog({ id, me }: ExchangeLogProps) {
  const log = useExchangeLog(id);
  return (
    <section aria-label={text.detail.log}>
      <h3 className={styles.subhead}>{text.detail.log}</h3>
      {log.kind === 'loading' ? (
        <LiveState kind="loading" words={commonText} skeleton={{ count: 2, shape: 'small-row' }} />
      ) : null}
      {log.kind === 'offline' ? <p role="status">{text.detail.logOffline}</p> : null}
      {log.kind === 'failed' ? <p role="alert">{text.detail.logFailed}</p> : null}
      {log.kind === 'ready' ? (
        <ol className={styles.log}>
          {log.rows.map(({ version, kind, role, by, at, reason }) => (
            <li key={version}>
              <span className={styles.logKind}>{text.logKind[kind]}</span>
              <span className={styles.logWho}>
                {`${by === me ? text.detail.me : text.role[role]} · ${formatDateTime(at)}`}
              </span>
              {reason === '' ? null : <span className={styles.logReason}>{reason}</span>}
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
