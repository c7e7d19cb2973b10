import type { ExchangeLogEntry } from '#domain/exchange/exchange-event.ts';
import { EXCHANGE_EVENT_KINDS, EXCHANGE_ROLES } from '#domain/exchange/exchange-event.ts';
import {
  EXCHANGE_STATUSES,
  type ExchangeEstimate,
  type ExchangeItem,
  type ExchangeStep,
  type GoldExchange,
  type TargetBar,
} from '#domain/exchange/exchange.ts';
import { parseExchangeId } from '#domain/ids.ts';
import { PURITIES } from '#domain/product/product.ts';
import * as v from 'valibot';
import { defineDocument } from './kernel/document.ts';
import { storeId, userId } from './kernel/ids.ts';
import { lenient, listOf, orNull, plain, type Kind } from './kernel/kind.ts';
import {
  amount,
  anyText,
  anyTextOrNone,
  date,
  flag,
  grams,
  oneOf,
  weight,
  whole,
  wholeNumber,
} from './kernel/kinds.ts';
import { named, shape } from './kernel/shape.ts';
import { millis } from '#domain/units.ts';
import { exactTime, moment, time, writtenAlways, writtenOnce } from './kernel/times.ts';

/** Entries of one list that a screen is ready to show. */
const MAX_ENTRIES = 50;
/** The desk moves a visit as often as it likes, and the last steps say when it was begun and completed. */
const MAX_STEPS = 1_000;

const count: Kind<number> = plain(v.pipe(wholeNumber, v.minValue(1)));

/** Weights are grams in the document: `weightG` of items and bars, `fineGoldG` of sums. */
const bar = { weight: named('weightG', weight), count };
const item = shape<ExchangeItem>({
  purity: lenient(oneOf(PURITIES), 'unknown'),
  ...bar,
  note: anyTextOrNone,
});
const estimate = shape<ExchangeEstimate>({
  fineGold: named('fineGoldG', grams),
  fee: orNull(amount),
  priceDate: orNull(date),
});
const final = shape<NonNullable<GoldExchange['final']>>({ fineGold: named('fineGoldG', grams), fee: amount });
const step = shape<ExchangeStep>({ to: oneOf(EXCHANGE_STATUSES), at: moment });

/** `goldExchanges/{id}`. */
export const exchangeDocument = defineDocument<Omit<Required<GoldExchange>, 'id'>>({
  path: 'goldExchanges/{exchangeId}',
  fields: {
    userId,
    viewed: flag,
    // A state that this app does not know must not be shown as another: the document waits for the update.
    status: oneOf(EXCHANGE_STATUSES),
    requestNo: anyTextOrNone,
    items: listOf(item, MAX_ENTRIES),
    targetBars: listOf(shape<TargetBar>(bar), MAX_ENTRIES),
    storeId,
    preferredSlots: lenient(listOf(moment, 3), []),
    contactPhone: anyTextOrNone,
    estimate,
    scheduledAt: orNull(moment),
    idCheckedAt: orNull(moment),
    assignedAdminId: orNull(userId),
    measured: orNull(listOf(item, MAX_ENTRIES)),
    final: orNull(final),
    reason: orNull(anyText),
    receiptNo: orNull(anyText),
    history: lenient(listOf(step, MAX_STEPS), []),
    version: whole,
    createdAt: writtenOnce(time),
    updatedAt: writtenAlways(exactTime),
    touchedAt: writtenAlways(lenient(time, millis(0))),
  },
  server: 'all',
  edits: { see: ['viewed', 'touchedAt'] },
});

export function parseExchange(id: string, data: unknown): GoldExchange | null {
  const exchangeId = parseExchangeId(id);
  const fields = exchangeDocument.read(data);
  return exchangeId && fields && { id: exchangeId, ...fields };
}

/**
 * `goldExchanges/{id}/events/{version}`; `callId`, by which a repeated call is known, is the server's alone.
 */
export const exchangeEventDocument = defineDocument<ExchangeLogEntry>({
  path: 'goldExchanges/{exchangeId}/events/{eventId}',
  fields: {
    version: whole,
    kind: oneOf(['request', ...EXCHANGE_EVENT_KINDS]),
    from: orNull(oneOf(EXCHANGE_STATUSES)),
    to: oneOf(EXCHANGE_STATUSES),
    by: userId,
    role: oneOf(EXCHANGE_ROLES),
    at: moment,
    reason: anyTextOrNone,
  },
  server: 'all',
  edits: {},
});

export const parseLogEntry = (_id: string, data: unknown): ExchangeLogEntry | null =>
  exchangeEventDocument.read(data);
