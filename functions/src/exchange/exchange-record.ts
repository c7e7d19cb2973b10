import { FieldValue, type DocumentData, type DocumentSnapshot, type Query } from 'firebase-admin/firestore';
import { exchangeDocument, exchangeEventDocument } from '#documents/exchange.ts';
import type { ExchangeChange, ExchangeLogEntry } from '#domain/exchange/exchange-event.ts';
import { isOpen, type ExchangeRequest } from '#domain/exchange/exchange-request.ts';
import {
  EXCHANGE_STATUSES,
  type ExchangeEstimate,
  type ExchangeStanding,
} from '#domain/exchange/exchange.ts';
import type { UserId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';
import { fieldName, fieldOf } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { dataOf } from '../runtime/stored-data.ts';
import { callSumOf } from '../runtime/call-sum.ts';
import type { NoticeFields } from './exchange-notice.ts';

/** The path of an exchange, and of the log entry that made its `version`. */
export const exchangePath = (id: string): string => `goldExchanges/${id}`;
export const eventPath = (id: string, version: number): string =>
  `${exchangePath(id)}/events/v${String(version).padStart(4, '0')}`;

/** All that are neither done nor off. */
export const openExchanges = (): Query =>
  firestore()
    .collection('goldExchanges')
    .where(fieldName(exchangeDocument, 'status'), 'in', EXCHANGE_STATUSES.filter(isOpen));

export const openExchangesOf = (uid: string): Query =>
  openExchanges().where(fieldName(exchangeDocument, 'userId'), '==', uid);

export interface NewExchange {
  readonly uid: UserId;
  readonly request: ExchangeRequest;
  readonly estimate: ExchangeEstimate;
  readonly requestNo: string;
  readonly at: Millis;
}

/** A request as the document that it becomes. */
export const requestRecord = ({ uid, request, estimate, requestNo, at }: NewExchange): DocumentData => ({
  ...dataOf(
    exchangeDocument.encode({
      ...request,
      userId: uid,
      viewed: true,
      status: 'requested',
      requestNo,
      estimate,
      history: [{ to: 'requested', at }],
      version: 0,
    }),
  ),
  ...serverTimes(exchangeDocument.createdTimes),
});

/** What a change writes over the document. */
export function changeRecord({ patch, entry }: ExchangeChange): DocumentData {
  const { history } = dataOf(exchangeDocument.encode({ history: [{ to: entry.to, at: entry.at }] }));
  const steps: readonly unknown[] = Array.isArray(history) ? history : [];
  return {
    ...dataOf(exchangeDocument.encode(patch)),
    history: FieldValue.arrayUnion(...steps),
    ...serverTimes(exchangeDocument.changedTimes),
  };
}

const serverTimes = (names: readonly string[]): DocumentData =>
  Object.fromEntries(names.map((name) => [name, FieldValue.serverTimestamp()]));

/** A line of the log; `callId` and what was asked under it let a call that is sent again be known. */
export const logRecord = (entry: ExchangeLogEntry, callId: string, asked: unknown): DocumentData => ({
  ...dataOf(exchangeEventDocument.encode(entry)),
  callId,
  callSum: callSumOf(asked),
});

/** What a notice tells of, as far as it stands in the document. */
export const noticeFieldsOf = (document: DocumentSnapshot): NoticeFields => ({
  scheduledAt: fieldOf(exchangeDocument, document, 'scheduledAt'),
  reason: fieldOf(exchangeDocument, document, 'reason'),
  receiptNo: fieldOf(exchangeDocument, document, 'receiptNo'),
});

/** As much as the machine wants to know; throws when the document is not one of ours. */
export function standingOf(document: DocumentSnapshot): ExchangeStanding {
  const standing = exchangeDocument.readSome(document.data(), [
    'userId',
    'storeId',
    'status',
    'version',
    'scheduledAt',
  ]);
  if (standing === null) throw new Error(`malformed: ${document.ref.path}`);
  return standing;
}
