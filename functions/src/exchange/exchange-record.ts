import { FieldValue, Timestamp, type DocumentData, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { ExchangeChange, ExchangeLogEntry } from '#domain/exchange/exchange-event.ts';
import type { ExchangeRequest } from '#domain/exchange/exchange-request.ts';
import {
  EXCHANGE_STATUSES,
  type ExchangeEstimate,
  type ExchangeItem,
  type ExchangeStanding,
  type TargetBar,
} from '#domain/exchange/exchange.ts';
import { parseStoreId, parseUserId, type UserId } from '#domain/ids.ts';
import { millis, toGrams, type Millis } from '#domain/units.ts';
import { callSumOf } from '../runtime/call-sum.ts';
import { textOf, wholeOf, wordOf } from '../runtime/payload.ts';
import type { NoticeFields } from './exchange-notice.ts';

/** The path of an exchange, and of the log entry that made its `version`. */
export const exchangePath = (id: string): string => `goldExchanges/${id}`;
export const eventPath = (id: string, version: number): string =>
  `${exchangePath(id)}/events/v${String(version).padStart(4, '0')}`;

export interface NewExchange {
  readonly uid: UserId;
  readonly request: ExchangeRequest;
  readonly estimate: ExchangeEstimate;
  readonly requestNo: string;
  readonly at: Millis;
}

/** A request as the document that it becomes; weights are grams there. */
export const requestRecord = ({ uid, request, estimate, requestNo, at }: NewExchange): DocumentData => ({
  userId: uid,
  viewed: true,
  status: 'requested',
  requestNo,
  items: request.items.map(itemRecord),
  targetBars: request.targetBars.map(barRecord),
  storeId: request.storeId,
  preferredSlots: request.preferredSlots.map((slot) => Timestamp.fromMillis(slot)),
  contactPhone: request.contactPhone,
  estimate: {
    fineGoldG: toGrams(estimate.fineGold),
    fee: estimate.fee,
    priceDate: estimate.priceDate,
  },
  history: [{ to: 'requested', at: Timestamp.fromMillis(at) }],
  version: 0,
  createdAt: FieldValue.serverTimestamp(),
  updatedAt: FieldValue.serverTimestamp(),
});

/** What a change writes over the document. */
export function changeRecord({ patch, entry }: ExchangeChange): DocumentData {
  const { scheduledAt, idCheckedAt, measured, final, ...plain } = patch;
  return {
    ...plain,
    ...(scheduledAt ? { scheduledAt: Timestamp.fromMillis(scheduledAt) } : {}),
    ...(idCheckedAt ? { idCheckedAt: Timestamp.fromMillis(idCheckedAt) } : {}),
    ...(measured ? { measured: measured.map(itemRecord) } : {}),
    ...(final ? { final: { fineGoldG: toGrams(final.fineGold), fee: final.fee } } : {}),
    history: FieldValue.arrayUnion({ to: entry.to, at: Timestamp.fromMillis(entry.at) }),
    updatedAt: FieldValue.serverTimestamp(),
  };
}

/** A line of the log; `callId` and what was asked under it let a call that is sent again be known. */
export const logRecord = (
  { at, ...entry }: ExchangeLogEntry,
  callId: string,
  asked: unknown,
): DocumentData => ({
  ...entry,
  at: Timestamp.fromMillis(at),
  callId,
  callSum: callSumOf(asked),
});

/** Longer than any reason or receipt number may be. */
const WORDS_MAX_CHARS = 1_000;

/** What a notice tells of, as it stands in the document. */
export function noticeFieldsOf(document: DocumentSnapshot): NoticeFields {
  return {
    scheduledAt: scheduledAtOf(document),
    reason: textOf(document.get('reason'), WORDS_MAX_CHARS),
    receiptNo: textOf(document.get('receiptNo'), WORDS_MAX_CHARS),
  };
}

/** As much as the machine wants to know; throws when the document is not one of ours. */
export function standingOf(document: DocumentSnapshot): ExchangeStanding {
  const userId = parseUserId(document.get('userId'));
  const storeId = parseStoreId(document.get('storeId'));
  const status = wordOf(document.get('status'), EXCHANGE_STATUSES);
  const version = wholeOf(document.get('version'));
  if (userId === null || storeId === null || status === null || version === null) {
    throw new Error(`malformed: ${document.ref.path}`);
  }
  return { userId, storeId, status, version, scheduledAt: scheduledAtOf(document) };
}

function scheduledAtOf(document: DocumentSnapshot): Millis | null {
  const scheduledAt: unknown = document.get('scheduledAt');
  return scheduledAt instanceof Timestamp ? millis(scheduledAt.toMillis()) : null;
}

const itemRecord = ({ purity, note, ...bar }: ExchangeItem): DocumentData => ({
  purity,
  ...barRecord(bar),
  note,
});

const barRecord = ({ weight, count }: TargetBar): DocumentData => ({ weightG: toGrams(weight), count });
