import type { ExchangeChange } from '#domain/exchange/exchange-event.ts';
import { formatDateTime } from '#domain/format/format-time.ts';
import type { NotificationType } from '#domain/notification/notification.ts';
import { exchangeNoticeText as text } from '#i18n/ko/exchange-notices.ts';

/** What the owner reads about a change of the desk's. */
export function exchangeNotice(
  type: NotificationType,
  requestNo: string,
  { scheduledAt, reason, receiptNo }: ExchangeChange['patch'],
): { readonly title: string; readonly body: string } {
  switch (type) {
    case 'exchange_scheduled':
      return {
        title: text.scheduledTitle,
        body: text.scheduled(requestNo, scheduledAt ? formatDateTime(scheduledAt) : ''),
      };
    case 'exchange_in_progress':
      return { title: text.inProgressTitle, body: text.inProgress(requestNo) };
    case 'exchange_completed':
      return { title: text.completedTitle, body: text.completed(requestNo, receiptNo ?? '') };
    case 'exchange_cancelled':
      return { title: text.cancelledTitle, body: text.cancelled(requestNo, reason ?? '') };
    case 'exchange_rejected':
      return { title: text.rejectedTitle, body: text.rejected(requestNo, reason ?? '') };
    default:
      throw new Error(`no words for ${type}`);
  }
}
