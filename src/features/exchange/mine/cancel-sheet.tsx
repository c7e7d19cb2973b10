import { useState } from 'react';
import { EXCHANGE_LIMITS, isOpen as isUnderWay } from '#domain/exchange/exchange-request.ts';
import { isReasonRequired } from '#domain/exchange/exchange-requirements.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { commonText } from '#i18n/ko/common.ts';
import { moveRefusalText } from '#i18n/ko/exchange-words.ts';
import { myExchangesText } from '#i18n/ko/exchange.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { useMoveExchange, type MoveCode } from '#services/exchange/use-move-exchange.ts';
import { useKeptForm } from '#services/forms/use-kept-form.ts';
import { useLetGo } from '#services/forms/use-let-go.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useActionError } from '#ui/feedback/use-action-error.ts';
import { TextArea } from '#ui/field/text-area.tsx';
import { isOverLimit } from '#ui/field/text-limit.ts';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './mine.module.css';

const text = myExchangesText.cancel;
const FIELDS = ['reason'] as const;
const REASON_LIMIT = textLimit(EXCHANGE_LIMITS.reasonChars);

export interface CancelSheetProps {
  readonly exchange: GoldExchange;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks why and cancels; needs the server, since the desk may be acting on it this very moment. */
export function CancelSheet({ exchange, isOpen, onClose }: CancelSheetProps) {
  const kept = useKeptForm(`exchange-cancel:${exchange.id}`, FIELDS);
  useLetGo(kept, !isUnderWay(exchange.status));
  const reason = kept.form.get('reason') ?? '';
  const [attempt, setAttempt] = useState(0);
  const fields = useFirstInvalid<HTMLDivElement>(attempt);
  const { isBusy, move } = useMoveExchange();
  const [failed, setFailed] = useActionError(isOpen);
  const isRequired = isReasonRequired(exchange.status);
  const isMissing = isRequired && reason.trim() === '';
  const isGood = !isMissing && !isOverLimit(reason, REASON_LIMIT);

  const close = () => {
    setFailed(null);
    setAttempt(0);
    onClose();
  };
  const cancel = async () => {
    setAttempt(attempt + 1);
    if (!isGood) return;
    setFailed(null);
    const answer = await move(exchange.id, { kind: 'cancel', version: exchange.version, reason });
    if (!answer.ok) {
      setFailed(wordsOf(answer.code));
      return;
    }
    toasts.show({ title: text.done, tone: 'ok' });
    kept.clear();
    close();
  };

  return (
    <Sheet
      // Where only the answer was lost it is cancelled all the same, and there is nothing to try again.
      isOpen={isOpen && exchange.status !== 'cancelled'}
      onClose={close}
      title={text.title}
      description={text.body}
      closeLabel={commonText.close}
      footer={
        <>
          <Button variant="secondary" isFullWidth onClick={close}>
            {text.keep}
          </Button>
          <Button variant="danger" isFullWidth isLoading={isBusy} onClick={() => void cancel()}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <div ref={fields} className={styles.form}>
        <TextArea
          label={text.reason}
          {...(isRequired ? {} : { mark: commonText.optional })}
          value={reason}
          onChange={(event) => kept.change(['reason', event.currentTarget.value])}
          limit={REASON_LIMIT}
          error={attempt > 0 && isMissing ? text.reasonMissing : null}
        />
        {failed === null ? null : (
          <Notice tone="error" role="alert">
            {failed}
          </Notice>
        )}
      </div>
    </Sheet>
  );
}

const wordsOf = (code: MoveCode): string =>
  code === 'stale' ? myExchangesText.ownStale : moveRefusalText[code];
