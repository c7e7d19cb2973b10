import { useState } from 'react';
import { formatShortDay } from '#domain/format/format-short-day.ts';
import type { Store } from '#domain/store/store.ts';
import { commonText } from '#i18n/ko/common.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { storeDeskText as text } from '#i18n/ko/store-desk.ts';
import { useSaveStore } from '#services/desk/use-desk-call.ts';
import { Button } from '#ui/action/button.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useActionError } from '#ui/feedback/use-action-error.ts';
import { Card } from '#ui/layout/card.tsx';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import desk from '../desk/desk.module.css';
import styles from './stores.module.css';

export interface StoreEntryProps {
  readonly store: Store;
  readonly today: string;
  readonly onEdit: () => void;
}

/** A store in the desk's list: changed, closed and opened again from here. */
export function StoreEntry({ store, today, onEdit }: StoreEntryProps) {
  const { id, ...fields } = store;
  const { name, isClosed } = store;
  const standing = JSON.stringify(store);
  // Where only the answer was lost the store has changed, and nothing has failed.
  const [tried, setTried] = useState('');
  const [failed, setFailed] = useActionError();
  const { isBusy, send } = useSaveStore(standing);
  const coming = store.holidays.filter((day) => day >= today);
  const turn = async () => {
    setTried(standing);
    setFailed(null);
    const answer = await send({ id, isNew: false, store: { ...fields, isClosed: !isClosed } });
    if (answer === null) return;
    if (answer.ok) toasts.show({ title: isClosed ? text.savedOpen : text.savedClosed, tone: 'ok' });
    else setFailed({ ...deskText.callRefusal, ...text.refusal }[answer.code]);
  };
  const question = isClosed
    ? { title: text.reopenTitle, body: text.reopenBody, yes: text.reopen, no: commonText.cancel }
    : { title: text.closeTitle, body: text.closeBody, yes: text.close, no: commonText.cancel };
  return (
    <Card>
      <article className={desk.form} aria-label={name}>
        <div className={styles.head}>
          <h3 className={styles.name}>{name}</h3>
          <StatusPill tone={isClosed ? 'neutral' : 'ok'}>{isClosed ? text.closed : text.opened}</StatusPill>
        </div>
        <div className={styles.facts}>
          <span>{store.address}</span>
          <span className="tabular">{store.phone}</span>
          {coming.length === 0 ? null : (
            <span className="tabular">
              {text.holidays} {coming.slice(0, 3).map(formatShortDay).join(', ')}
              {coming.length > 3 ? ' …' : ''}
            </span>
          )}
        </div>
        {failed === null || tried !== standing ? null : (
          <Notice tone="error" role="alert">
            {failed}
          </Notice>
        )}
        <div className={desk.actions}>
          <Button variant="secondary" size="small" aria-label={text.editOf(name)} onClick={onEdit}>
            {text.edit}
          </Button>
          <AskingButton
            variant="ghost"
            size="small"
            isLoading={isBusy}
            label={isClosed ? text.reopen : text.close}
            aria-label={isClosed ? text.reopenOf(name) : text.closeOf(name)}
            question={question}
            onYes={() => void turn()}
          />
        </div>
      </article>
    </Card>
  );
}
