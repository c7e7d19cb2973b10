import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef, useState } from 'react';
import { saveEvent } from '#device/save-file.ts';
import type { CalendarEvent } from '#domain/calendar/calendar-file.ts';
import { allowedEvents, ownerCancelDeadline } from '#domain/exchange/exchange-machine.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { formatDateTime } from '#domain/format/format-time.ts';
import type { Store } from '#domain/store/store.ts';
import type { Millis } from '#domain/units.ts';
import { EXCHANGE_TONES } from '#domain/status-tone.ts';
import { commonText } from '#i18n/ko/common.ts';
import { exchangeStatusText } from '#i18n/ko/exchange-words.ts';
import { myExchangesText as text } from '#i18n/ko/exchange.ts';
import { Button } from '#ui/action/button.tsx';
import { SpecList } from '#ui/display/spec-list.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { Stepper } from '#ui/display/stepper.tsx';
import { Card } from '#ui/layout/card.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { CancelSheet } from './cancel-sheet.tsx';
import { factsOf, StorePhone } from './exchange-facts.tsx';
import styles from './mine.module.css';
import { PrintedReceipt } from './printed-receipt.tsx';
import { stepOf } from './status-step.ts';
import { visitEvent } from './visit-event.ts';

export interface ExchangeCardProps {
  readonly exchange: GoldExchange;
  /** Where it is asked for, or to be; this device may not know it. */
  readonly store: Store | undefined;
  readonly now: Millis;
  /** A notification led here. */
  readonly isWanted: boolean;
}

/** One exchange: where it stands, what comes next, and what can be done. */
export function ExchangeCard({ exchange, store, now, isWanted }: ExchangeCardProps) {
  const { status } = exchange;
  const [isCancelling, setIsCancelling] = useState(false);
  // Counted: not every browser tells that it has printed.
  const [printing, setPrinting] = useState(0);
  const step = stepOf[status];
  const owner = { uid: exchange.userId, isAdmin: false };
  const canCancel = allowedEvents(exchange, owner, now).includes('cancel');
  const deadline = ownerCancelDeadline(exchange);
  const visit = visitEvent(exchange, store, now);
  const ref = useScrolledTo(isWanted);
  return (
    <article ref={ref} className={styles.card} aria-label={exchange.requestNo}>
      <Card>
        <div className={styles.head}>
          <h2 className={`${styles.number} tabular`}>{exchange.requestNo}</h2>
          <StatusPill tone={EXCHANGE_TONES[status]}>{exchangeStatusText[status]}</StatusPill>
        </div>
        {step === null ? null : (
          <Stepper label={text.stepper} steps={text.steps} current={step} doneLabel={text.stepDone} />
        )}
        <p className={styles.next}>{nextWords(exchange, store?.name ?? text.store)}</p>
        {exchange.reason !== null && step === null ? (
          <p className={styles.note}>{`${text.reason}: ${exchange.reason}`}</p>
        ) : null}
        <details className={styles.details} open={isWanted || undefined}>
          <summary className={styles.summary}>{text.details}</summary>
          <SpecList items={factsOf(exchange, store)} />
          <Timeline exchange={exchange} />
        </details>
        {deadline === null ? null : (
          <p className={styles.note}>
            {canCancel ? (
              text.cancel.until(formatDateTime(deadline))
            ) : (
              <>
                {`${text.cancel.closed} `}
                <StorePhone store={store} />
              </>
            )}
          </p>
        )}
        {canCancel || visit !== null || status === 'completed' ? (
          <div className={styles.actions}>
            {visit === null ? null : (
              <Button
                variant="secondary"
                icon={<CalendarPlus size={18} aria-hidden="true" />}
                onClick={() => void saveVisit(visit)}
              >
                {text.addToCalendar}
              </Button>
            )}
            {canCancel ? (
              <Button variant="secondary" onClick={() => setIsCancelling(true)}>
                {text.cancel.open}
              </Button>
            ) : null}
            {status === 'completed' ? (
              <Button
                variant="secondary"
                icon={<Printer size={18} aria-hidden="true" />}
                onClick={() => setPrinting(printing + 1)}
              >
                {text.print}
              </Button>
            ) : null}
          </div>
        ) : null}
      </Card>
      <CancelSheet exchange={exchange} isOpen={isCancelling} onClose={() => setIsCancelling(false)} />
      {printing === 0 ? null : (
        <PrintedReceipt key={printing} exchange={exchange} store={store} onPrinted={() => setPrinting(0)} />
      )}
    </article>
  );
}

async function saveVisit(visit: CalendarEvent): Promise<void> {
  const isSaved = await saveEvent(visit, text.calendarFile);
  if (!isSaved) toasts.show({ title: commonText.unknownFailure, tone: 'error' });
}

function Timeline({ exchange: { history } }: { readonly exchange: GoldExchange }) {
  if (history.length === 0) return null;
  return (
    <section aria-label={text.timeline}>
      <h3 className={styles.subhead}>{text.timeline}</h3>
      <ol className={styles.timeline}>
        {history.map(({ to, at }) => (
          <li key={`${to} ${at}`}>
            <span>{exchangeStatusText[to]}</span>
            <time className="tabular" dateTime={new Date(at).toISOString()}>
              {formatDateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function nextWords({ status, scheduledAt }: GoldExchange, storeName: string): string {
  if (status !== 'scheduled') return text.next[status];
  return text.next.scheduled(scheduledAt === null ? '' : formatDateTime(scheduledAt), storeName);
}

function useScrolledTo(isWanted: boolean) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) ref.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);
  return ref;
}
