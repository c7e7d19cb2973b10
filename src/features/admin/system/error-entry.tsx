import { formatDateTime } from '#domain/format/format-time.ts';
import type { ClientError } from '#domain/system/client-error.ts';
import { systemText as text } from '#i18n/ko/system.ts';
import { useCloseClientError } from '#services/desk/use-desk-call.ts';
import { ProblemCard } from './problem-card.tsx';
import styles from './system.module.css';

/** An error of the app in one release, until somebody has seen to it. */
export function ErrorEntry({ error }: { readonly error: ClientError }) {
  const { fingerprint, release, count, offline, firstAt, lastAt, frames } = error;
  const { isBusy, send } = useCloseClientError(`${fingerprint} ${release} ${count}`);
  return (
    <ProblemCard
      title={text.errorTitle(text.errorSource[error.source], text.errorCause[error.cause])}
      question={text.closeErrorBody}
      isBusy={isBusy}
      onSeenTo={() => send({ fingerprint, release })}
    >
      <span className="tabular">{text.errorCount(count, offline)}</span>
      <span className="tabular">{text.faultTimes(formatDateTime(firstAt), formatDateTime(lastAt))}</span>
      <span>{text.errorName(error.name)}</span>
      <span className={styles.place}>{text.errorRelease(release)}</span>
      <span className={styles.place}>{text.errorRoutes(error.routes.join(', '))}</span>
      <span>{text.errorBrowsers(error.browsers.map((browser) => text.browser[browser]).join(', '))}</span>
      {frames.length === 0 ? null : (
        <details>
          <summary className={styles.more}>{text.errorFrames}</summary>
          <ol className={styles.places}>
            {[...new Set(frames)].map((frame) => (
              <li key={frame}>{frame}</li>
            ))}
          </ol>
        </details>
      )}
    </ProblemCard>
  );
}
