import { useState } from 'react';
import { formatDateTime } from '#domain/format/format-time.ts';
import type { SystemFault } from '#domain/system/system-run.ts';
import { commonText } from '#i18n/ko/common.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { systemText as text } from '#i18n/ko/system.ts';
import { useClearFault } from '#services/desk/use-desk-call.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { cardClass } from '#ui/layout/card-class.ts';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './system.module.css';

/** A function that has failed, until somebody has seen to it. */
export function FaultEntry({ fault }: { readonly fault: SystemFault }) {
  const { name, count, code, firstAt, lastAt } = fault;
  const [failed, setFailed] = useState<string | null>(null);
  const { isBusy, send } = useClearFault(`${name} ${count}`);
  const clear = async () => {
    setFailed(null);
    const answer = await send(name);
    if (answer === null) return;
    if (answer.ok) toasts.show({ title: text.cleared, tone: 'ok' });
    else setFailed(deskText.callRefusal[answer.code]);
  };
  return (
    <article className={cardClass({ isSnug: true })} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.facts}>
        <span className="tabular">{text.fault(count, code)}</span>
        <span className="tabular">{text.faultTimes(formatDateTime(firstAt), formatDateTime(lastAt))}</span>
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
        aria-label={text.clearOf(name)}
        question={{ title: text.clearTitle, body: text.clearBody, no: commonText.cancel }}
        onYes={() => void clear()}
      />
    </article>
  );
}
