import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { exchangeDocument } from '#documents/exchange.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { formatDateTime } from '#domain/format/format-time.ts';
import { createNotification } from '#domain/notification/create-notification.ts';
import type { ExchangeNotice } from '#domain/notification/notification.ts';
import { exchangeNoticeText, exchangeWithoutNumber } from '#i18n/ko/exchange-notices.ts';
import { noticeRecord } from '../notices/notice-record.ts';
import { fieldOf } from '../runtime/field-of.ts';

/** What an owner is told of, where it is known. */
export type NoticeFields = Partial<Pick<GoldExchange, 'scheduledAt' | 'reason' | 'receiptNo'>> & {
  readonly storeName?: string;
  /** A visit that stood already was moved. */
  readonly isMoved?: boolean;
};

/** The notification's id is the exchange's and its version, so that no retry tells the same twice. */
export const exchangeNoticePath = (id: string, version: number | string): string =>
  `notifications/exchange-${id}-${version}`;

/** What the owner of an exchange reads about a change of the desk's, as the document that it becomes. */
export function exchangeNoticeRecord(
  exchange: Pick<DocumentSnapshot, 'id' | 'get'>,
  type: ExchangeNotice,
  fields: NoticeFields,
): DocumentData {
  const requestNo = fieldOf(exchangeDocument, exchange, 'requestNo') ?? '';
  return noticeRecord(
    createNotification({
      toUid: fieldOf(exchangeDocument, exchange, 'userId'),
      type,
      ...wordsOf(type, requestNo || exchangeWithoutNumber, fields),
      link: `/my-exchanges?id=${exchange.id}`,
      meta: { exchangeId: exchange.id, requestNo },
    }),
  );
}

function wordsOf(
  type: ExchangeNotice,
  requestNo: string,
  { scheduledAt, reason, receiptNo, storeName = '', isMoved = false }: NoticeFields,
): { readonly title: string; readonly body: string } {
  const { title, body } = exchangeNoticeText[type];
  const time = scheduledAt ? formatDateTime(scheduledAt) : '';
  const said = {
    requestNo,
    time,
    store: storeName,
    isMoved,
    reason: reason ?? '',
    receiptNo: receiptNo ?? '',
  };
  return { title, body: body(said) };
}
