import { assertNever } from '../result.ts';
import { isOpenNow } from '../store/open-now.ts';
import type { OpeningTimes } from '../store/store.ts';
import type { Millis } from '../units.ts';
import type { ExchangeEvent, ExchangeRefusal } from './exchange-event.ts';
import { EXCHANGE_LIMITS, isItemValid } from './exchange-request.ts';
import type { ExchangeStanding, ExchangeStatus } from './exchange.ts';

/** Whether calling it off needs a reason: always, once the desk has answered. */
export const isReasonRequired = (status: ExchangeStatus): boolean => status !== 'requested';

/**
 * Whether a visit may be agreed on at a store: one that has closed keeps those that stand, within which they may be
 * moved, and is sent no other.
 */
export const takesVisit = (
  store: { readonly id: string; readonly isClosed: boolean },
  { status, storeId }: Pick<ExchangeStanding, 'status' | 'storeId'>,
): boolean => !store.isClosed || (status === 'scheduled' && store.id === storeId);

/** Whether a store is open at one of the wished times: of several the desk takes that one. */
export const isOpenAtOneOf = (store: OpeningTimes, slots: readonly Millis[]): boolean =>
  slots.some((slot) => isOpenNow(store, slot));

/** What an event still lacks at `now`, whoever sends it, or `null` when it may go through. */
export function missingFor(
  exchange: ExchangeStanding,
  event: ExchangeEvent,
  now: Millis,
): ExchangeRefusal | null {
  switch (event.kind) {
    case 'schedule': {
      const isNew = event.scheduledAt !== exchange.scheduledAt || event.storeId !== exchange.storeId;
      return event.scheduledAt > now && isNew ? null : 'time_invalid';
    }
    case 'reject':
      return isFilled(event.reason, EXCHANGE_LIMITS.reasonChars) ? null : 'reason_required';
    case 'cancel':
      if (!isReasonRequired(exchange.status) && event.reason.trim() === '') return null;
      return isFilled(event.reason, EXCHANGE_LIMITS.reasonChars) ? null : 'reason_required';
    case 'start':
      if (!(event.idCheckedAt > 0)) return 'id_check_required';
      return event.measured.length >= 1 &&
        event.measured.length <= EXCHANGE_LIMITS.items &&
        event.measured.every(isItemValid)
        ? null
        : 'measured_invalid';
    case 'complete':
      if (!isFinalValid(event.final)) return 'final_invalid';
      return isFilled(event.receiptNo, EXCHANGE_LIMITS.receiptChars) ? null : 'receipt_required';
    default:
      return assertNever(event);
  }
}

const isFinalValid = ({ fineGold, fee }: { readonly fineGold: number; readonly fee: number }): boolean =>
  fineGold > 0 && fineGold <= EXCHANGE_LIMITS.weightMg && fee >= 0;

const isFilled = (value: string, maxChars: number): boolean =>
  value.trim() !== '' && value.trim().length <= maxChars;
