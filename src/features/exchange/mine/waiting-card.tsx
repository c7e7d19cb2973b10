import type { WaitingExchange } from '#data/local/queries/exchange-queries.ts';
import { formatComing } from '#domain/format/format-coming.ts';
import { formatRelative } from '#domain/format/format-time.ts';
import type { Millis } from '#domain/units.ts';
import { exchangeText, myExchangesText as text } from '#i18n/ko/exchange.ts';
import { quotaText } from '#i18n/ko/quota.ts';
import { wakeSync } from '#session/sync-controller.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { retryExchangeRequest, withdrawExchangeRequest } from '#sync/commands/request-exchange.ts';
import { Button } from '#ui/action/button.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { Card } from '#ui/layout/card.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { BarLines, ItemLines } from './exchange-facts.tsx';
import styles from './mine.module.css';

export interface WaitingCardProps {
  readonly waiting: WaitingExchange;
  readonly now: Millis;
}

/** A request that is still on this device, or that the server would not take, and why. */
export function WaitingCard({ waiting, now }: WaitingCardProps) {
  const db = useUserDatabase();
  const isRefused = waiting.state.kind === 'failed';
  const retry = async () => {
    if (db && (await retryExchangeRequest(db, waiting.id))) wakeSync();
  };
  const withdraw = async () => {
    if (db && !(await withdrawExchangeRequest(db, waiting.id))) {
      toasts.show({ title: text.notWithdrawn, tone: 'error' });
    }
  };
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.number}>{formatRelative(waiting.createdAt, now)}</h2>
        <StatusPill tone={isRefused ? 'error' : 'gold'}>{stateWords(waiting)}</StatusPill>
      </div>
      <p className={styles.next} role={isRefused ? 'alert' : undefined}>
        {reasonWords(waiting, now)}
      </p>
      <ItemLines items={waiting.request.items} />
      <BarLines bars={waiting.request.targetBars} />
      <div className={styles.actions}>
        {isRefused ? (
          <Button variant="secondary" onClick={() => void retry()}>
            {text.retry}
          </Button>
        ) : null}
        <Button variant="ghost" onClick={() => void withdraw()}>
          {text.withdraw}
        </Button>
      </div>
    </Card>
  );
}

function stateWords({ state }: WaitingExchange): string {
  if (state.kind === 'failed') return text.refused;
  return state.kind === 'sending' ? text.sending : text.waiting;
}

function reasonWords({ state, refusal, held }: WaitingExchange, now: Millis): string {
  if (held) return quotaText.held(formatComing(held.until, now));
  if (state.kind !== 'failed') return text.waitingBody;
  if (refusal !== null) return exchangeText.refusal[refusal];
  return state.reason === 'invalid' ? text.invalid : text.denied;
}
