import { useState } from 'react';
import { formatDateTime } from '#domain/format/format-time.ts';
import type { ClientError } from '#domain/system/client-error.ts';
import { commonText } from '#i18n/ko/common.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { systemText as text } from '#i18n/ko/system.ts';
import { useCloseClientError } from '#services/desk/use-desk-call.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { cardClass } from '#ui/layout/card-class.ts';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './system.module.css';

/** An error of the app in one release, until somebody has seen to it. */
export function ErrorEntry({ error }: { readonly error: ClientError }) {
  const { fingerprint, release, count, offline, firstAt, lastAt, frames } = error;
  const title = text.errorTitle(text.errorSource[error.source], text.errorCause[error.cause]);
  const [failed, setFailed] = useState<string | null>(null);
  const { isBusy, send } = useCloseClientError(`${fingerprint} ${release} ${count}`);
  const close = async () => {
    setFailed(null);
    const answer = await send(fingerprint);
    if (answer === null) return;
    if (answer.ok) toasts.show({ title: text.cleared, tone: 'ok' });
    else setFailed(deskText.callRefusal[answer.code]);
  };
  return (
    <article className={cardClass({ isSnug: true })} aria-label={title}>
      <h3 className={styles.name}>{title}</h3>
      <div className={styles.facts}>
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
      </div>
      {failed === null ? null : (
        <Notice tone="error" role="alert">
          {failed}
        </Notice>
      )}
      <AskingButton
        variant="secondary"
        size="small"
        isLoading={isBusy}
        label={text.clear}
        aria-label={text.clearOf(title)}
        question={{ title: text.clearTitle, body: text.closeErrorBody, no: commonText.cancel }}
        onYes={() => void close()}
      />
    </article>
  );
}
