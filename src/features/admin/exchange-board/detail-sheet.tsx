import { useState } from 'react';
import type { ExchangeItem, GoldExchange } from '#domain/exchange/exchange.ts';
import { formatDateTime } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import type { UserId } from '#domain/ids.ts';
import { EXCHANGE_TONES } from '#domain/status-tone.ts';
import type { Store } from '#domain/store/store.ts';
import { adminExchangeText as text } from '#i18n/ko/admin.ts';
import { commonText } from '#i18n/ko/common.ts';
import { exchangeAmountText, exchangeStatusText, moveRefusalText } from '#i18n/ko/exchange-words.ts';
import { myExchangesText } from '#i18n/ko/exchange.ts';
import { purityText } from '#i18n/ko/product-words.ts';
import { useMoveExchange } from '#services/exchange/use-move-exchange.ts';
import { SpecList, type SpecItem } from '#ui/display/spec-list.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useActionError } from '#ui/feedback/use-action-error.ts';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { ActionPanel } from './action-panel.tsx';
import styles from './detail.module.css';
import { ExchangeLog } from './exchange-log.tsx';

export interface DetailSheetProps {
  readonly exchange: GoldExchange;
  readonly me: UserId;
  readonly stores: readonly Store[];
  readonly onClose: () => void;
}

/** One exchange at the desk: all of it, what may be done, and what was done. */
export function DetailSheet({ exchange, me, stores, onClose }: DetailSheetProps) {
  const { isBusy, move } = useMoveExchange();
  const [failed, setFailed] = useActionError();
  const [tried, setTried] = useState<number | null>(null);
  // Where only the answer was lost the exchange has moved on, and there is nothing to try again.
  const isOvertaken = tried !== null && tried !== exchange.version;
  return (
    <Sheet isOpen onClose={onClose} title={exchange.requestNo} closeLabel={commonText.close}>
      <div className={styles.body}>
        <p>
          <StatusPill tone={EXCHANGE_TONES[exchange.status]}>
            {exchangeStatusText[exchange.status]}
          </StatusPill>
        </p>
        {failed === null || isOvertaken ? null : (
          <Notice tone="error" role="alert">
            {failed}
          </Notice>
        )}
        {/* A newer version is another question: what was typed is carried over, and no press. */}
        <ActionPanel
          key={exchange.version}
          {...{ exchange, stores, isBusy }}
          isOwnMove={tried === exchange.version - 1}
          me={{ uid: me, isAdmin: true }}
          onMove={(event, onDone) => {
            setTried(event.version);
            setFailed(null);
            void move(exchange.id, event).then((answer) => {
              if (!answer.ok) {
                if (answer.code === 'stale') setTried(null);
                setFailed(moveRefusalText[answer.code]);
                return;
              }
              onDone();
              toasts.show({ title: text.done, tone: 'ok' });
            });
          }}
        />
        <SpecList items={factsOf(exchange, me, stores)} />
        <ExchangeLog id={exchange.id} me={me} />
      </div>
    </Sheet>
  );
}

function factsOf(exchange: GoldExchange, me: UserId, stores: readonly Store[]): readonly SpecItem[] {
  const { estimate, final, measured, scheduledAt, idCheckedAt, assignedAdminId, receiptNo, reason } =
    exchange;
  const words = myExchangesText;
  const store = stores.find(({ id }) => id === exchange.storeId)?.name ?? words.unknownStore;
  return [
    {
      term: text.detail.phone,
      value: <a href={`tel:${exchange.contactPhone.replaceAll(/[^+\d]/g, '')}`}>{exchange.contactPhone}</a>,
    },
    { term: words.requestedAt, value: formatDateTime(exchange.createdAt) },
    { term: words.store, value: store },
    scheduledAt === null
      ? { term: text.detail.wished, value: exchange.preferredSlots.map(formatDateTime).join(', ') }
      : { term: words.visitAt, value: formatDateTime(scheduledAt) },
    { term: words.items, value: <Items items={exchange.items} /> },
    ...(idCheckedAt === null ? [] : [{ term: text.detail.idCheckedAt, value: formatDateTime(idCheckedAt) }]),
    ...(measured === null ? [] : [{ term: words.measured, value: <Items items={measured} /> }]),
    {
      term: words.bars,
      value: exchange.targetBars
        .map(({ weight, count }) => exchangeAmountText.bar(formatWeight(weight), count))
        .join(', '),
    },
    { term: words.fineGold, value: formatWeight(estimate.fineGold) },
    {
      term: words.fee,
      value: estimate.fee === null ? exchangeAmountText.inquiry : formatWon(estimate.fee),
    },
    ...(final === null
      ? []
      : [
          { term: words.finalGold, value: formatWeight(final.fineGold) },
          { term: words.finalFee, value: formatWon(final.fee) },
        ]),
    ...(receiptNo === null ? [] : [{ term: words.receiptNo, value: receiptNo }]),
    ...(reason === null ? [] : [{ term: words.reason, value: reason }]),
    {
      term: text.detail.assigned,
      value:
        assignedAdminId === null
          ? text.detail.notAssigned
          : assignedAdminId === me
            ? text.detail.me
            : text.role.admin,
    },
  ];
}

function Items({ items }: { readonly items: readonly ExchangeItem[] }) {
  const lines = items.map(({ purity, weight, count, note }) =>
    [exchangeAmountText.item(purityText[purity], formatWeight(weight), count), note]
      .filter((part) => part !== '')
      .join(' – '),
  );
  return <span className={styles.items}>{lines.join('\n')}</span>;
}
