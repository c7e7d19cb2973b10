import Clock from 'lucide-react/icons/clock';
import { isOpen } from '#domain/exchange/exchange-request.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { formatClock, formatDateTime, formatRelative } from '#domain/format/format-time.ts';
import { formatGrams } from '#domain/gold/weight.ts';
import { millisOfMicros, type Millis } from '#domain/units.ts';
import { EXCHANGE_TONES } from '#domain/status-tone.ts';
import { adminExchangeText as text } from '#i18n/ko/admin.ts';
import { deskCommonText } from '#i18n/ko/desk-common.ts';
import { exchangeStatusText } from '#i18n/ko/exchange-words.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';
import styles from './board.module.css';
import { warningOf, type Warning } from './board.ts';

export interface ExchangeTileProps {
  readonly exchange: GoldExchange;
  readonly storeName: string;
  readonly now: Millis;
  /** Only the clock, for the agenda of one day. */
  readonly isToday?: boolean;
  /** Its state, where no column says it. */
  readonly isAlone?: boolean;
  readonly onOpen: () => void;
}

/** One exchange on the board; the whole tile opens it, and all its words are the button's name. */
export function ExchangeTile({
  exchange,
  storeName,
  now,
  isToday = false,
  isAlone = false,
  onOpen,
}: ExchangeTileProps) {
  const { status, estimate } = exchange;
  const warning = warningOf(exchange, now);
  return (
    <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.tileHead}>
        <span className={`${styles.number} tabular`}>{exchange.requestNo}</span>
        {isAlone ? <StatusPill tone={EXCHANGE_TONES[status]}>{exchangeStatusText[status]}</StatusPill> : null}
      </span>
      <span className={styles.when}>{whenWords(exchange, now, isToday)}</span>
      <span className={styles.meta}>{`${storeName} · ${formatGrams(estimate.fineGold)}`}</span>
      {warning === null ? null : (
        <StatusPill tone="error" icon={<Clock size={14} aria-hidden="true" />}>
          {warningWords(warning)}
        </StatusPill>
      )}
    </button>
  );
}

/** What matters of its times: the wait, the visit, or the end. */
function whenWords(exchange: GoldExchange, now: Millis, isToday: boolean): string {
  const { status, scheduledAt, createdAt, updatedAt } = exchange;
  if (status === 'requested') return formatRelative(createdAt, now);
  if (!isOpen(status) || scheduledAt === null) return formatRelative(millisOfMicros(updatedAt), now);
  return isToday ? formatClock(scheduledAt) : formatDateTime(scheduledAt);
}

function warningWords(warning: Warning): string {
  return warning.kind === 'overdue' ? text.overdue : deskCommonText.waited(warning.hours);
}
