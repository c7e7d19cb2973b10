import * as v from 'valibot';
import type { ExchangeLogEntry } from '#domain/exchange/exchange-event.ts';
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
import {
  dateField,
  flag,
  gramsField,
  lenient,
  listOf,
  momentField,
  oneOf,
  optionalText,
  orNull,
  parseFields,
  text,
  timestampMicros,
  timestampMillis,
  weightField,
  wholeNumber,
  wonField,
  type Field,
} from './firestore-fields.ts';
import { storeIdField, userIdField } from './id-fields.ts';

/** Entries of one list that a screen is ready to show. */
const MAX_ENTRIES = 50;

const count: Field<number> = v.pipe(wholeNumber, v.minValue(1));

const itemField: Field<ExchangeItem> = v.pipe(
  v.object({ purity: lenient(oneOf(PURITIES), 'unknown'), weightG: weightField, count, note: optionalText }),
  v.transform(({ weightG, ...item }) => ({ ...item, weight: weightG })),
);

const barField: Field<TargetBar> = v.pipe(
  v.object({ weightG: weightField, count }),
  v.transform((bar) => ({ weight: bar.weightG, count: bar.count })),
);

const estimateField: Field<ExchangeEstimate> = v.pipe(
  v.object({ fineGoldG: gramsField, fee: orNull(wonField), priceDate: orNull(dateField) }),
  v.transform(({ fineGoldG, ...estimate }) => ({ ...estimate, fineGold: fineGoldG })),
);

const finalField: Field<NonNullable<GoldExchange['final']>> = v.pipe(
  v.object({ fineGoldG: gramsField, fee: wonField }),
  v.transform(({ fineGoldG, fee }) => ({ fineGold: fineGoldG, fee })),
);

const stepField: Field<ExchangeStep> = v.object({ to: oneOf(EXCHANGE_STATUSES), at: momentField });

const exchangeFields = v.object({
  userId: userIdField,
  viewed: flag,
  // A state that this app does not know must not be shown as another: the document waits for the update.
  status: oneOf(EXCHANGE_STATUSES),
  requestNo: optionalText,
  items: listOf(itemField, MAX_ENTRIES),
  targetBars: listOf(barField, MAX_ENTRIES),
  storeId: storeIdField,
  preferredSlots: lenient(listOf(momentField, 3), []),
  contactPhone: optionalText,
  estimate: estimateField,
  scheduledAt: orNull(momentField),
  idCheckedAt: orNull(momentField),
  assignedAdminId: orNull(userIdField),
  measured: orNull(listOf(itemField, MAX_ENTRIES)),
  final: orNull(finalField),
  reason: orNull(text),
  receiptNo: orNull(text),
  history: lenient(listOf(stepField, MAX_ENTRIES), []),
  version: wholeNumber,
  createdAt: timestampMillis,
  updatedAt: timestampMicros,
});

const logFields = v.object({
  version: wholeNumber,
  kind: oneOf(['request', 'schedule', 'reject', 'cancel', 'start', 'complete']),
  from: orNull(oneOf(EXCHANGE_STATUSES)),
  to: oneOf(EXCHANGE_STATUSES),
  by: userIdField,
  role: oneOf(['owner', 'admin']),
  at: momentField,
  reason: optionalText,
});

/** `goldExchanges/{id}/events/{version}`. */
export const parseLogEntry = (_id: string, data: unknown): ExchangeLogEntry | null =>
  parseFields(logFields, data);

/** `goldExchanges/{id}`. Weights are grams in the document: `weightG` of items and bars, `fineGoldG` of sums. */
export function parseExchange(id: string, data: unknown): GoldExchange | null {
  const exchangeId = parseExchangeId(id);
  const fields = parseFields(exchangeFields, data);
  return exchangeId && fields && { id: exchangeId, ...fields };
}
