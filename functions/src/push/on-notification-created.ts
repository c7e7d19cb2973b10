import { onDocumentCreated } from 'firebase-functions/firestore';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { notificationDocument } from '#documents/notification.ts';
import { parseNotificationId, parseUserId } from '#domain/ids.ts';
import { advertised } from '#domain/notification/advertising.ts';
import { internalLinkOf } from '#domain/notification/internal-link.ts';
import { millis, type Millis } from '#domain/units.ts';
import { advertisingText } from '#i18n/ko/advertising.ts';
import { listensToNews } from '../notices/listens-to-news.ts';
import { fieldOf, storedField } from '../runtime/field-of.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { happenedAt } from './event-time.ts';
import { eventIdOf } from './push-event.ts';
import { sendPush } from './send-push.ts';

/** Pushes every notification that is written, whoever wrote it: one place for all kinds. */
export const onNotificationCreated = onDocumentCreated(
  { ...TRIGGER, document: 'notifications/{notificationId}' },
  async ({ data: notification, time }) => {
    if (notification) await pushNotice(notification, time, millis(Date.now()));
  },
);

/** Pushes one, at a time that is given; `eventTime` is when it was made, where it does not say itself. */
export async function pushNotice(
  notification: DocumentSnapshot,
  eventTime: string,
  now: Millis,
): Promise<void> {
  const recipient = fieldOf(notificationDocument, notification, 'to');
  if (!recipient) return;
  // The house marks what advertises; it reaches only who has agreed to news, and nobody at night.
  const isAdvertising = notification.get('meta.advertising') === true;
  if (isAdvertising && !(await listensToNews(recipient, now))) return;
  const words = {
    title: fieldOf(notificationDocument, notification, 'title') ?? '',
    body: fieldOf(notificationDocument, notification, 'body') ?? '',
  };
  await sendPush(
    recipient,
    {
      ...(isAdvertising ? advertised(words, advertisingText) : words),
      data: {
        type: fieldOf(notificationDocument, notification, 'type') ?? 'system',
        click_action:
          internalLinkOf(storedField(notificationDocument, notification, 'link')) || '/notifications',
      },
      tag: tagOf(notification),
      sentAt: happenedAt(storedField(notificationDocument, notification, 'createdAt'), eventTime),
      notificationId: parseNotificationId(notification.id),
      chatId: null,
      messageId: null,
    },
    eventIdOf(notification.ref.path),
    // Comments and likes name the person behind them.
    { from: parseUserId(notification.get('meta.fromUid')) },
  );
}

/** News of one exchange, or of one search, replace each other on the screen; everything else stands alone. */
function tagOf(notification: DocumentSnapshot): string {
  for (const subject of ['exchange', 'search']) {
    const id: unknown = notification.get(`meta.${subject}Id`);
    if (typeof id === 'string' && id !== '') return `${subject}:${id}`;
  }
  return `notification:${notification.id}`;
}
