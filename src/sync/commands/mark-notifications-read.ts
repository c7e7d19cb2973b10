import { ALL_NOTIFICATIONS_ROW_ID } from '#data/local/intent-names.ts';
import { showNotificationsRead } from '#data/local/notification-store.ts';
import { appendIntent, findOutboxRow } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { NotificationId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import type { Environment } from '../environment.ts';

export async function markNotificationRead(
  db: UserDatabase,
  notificationId: NotificationId,
  environment: Environment,
): Promise<void> {
  await db.transaction('rw', [db.notifications, db.outbox], async () => {
    const notification = await db.notifications.get(notificationId);
    if (!notification || notification.read) return;
    await showNotificationsRead(db, [notification]);
    await appendIntent(db, { kind: 'notification_read', notificationId }, environment.now());
  });
}

/** 모두 읽음: every unread notification on this device, delivered in batches of at most 500. */
export async function markAllNotificationsRead(db: UserDatabase, environment: Environment): Promise<void> {
  await db.transaction('rw', [db.notifications, db.outbox], async () => {
    const unread = await db.notifications.filter((notification) => !notification.read).toArray();
    if (unread.length === 0) return;
    await showNotificationsRead(db, unread);
    const waiting = await findOutboxRow(db, ALL_NOTIFICATIONS_ROW_ID);
    const earlier = waiting?.intent.kind === 'all_notifications_read' ? waiting.intent.ids : [];
    const ids = [...new Set([...earlier, ...unread.map(({ id }) => id)])];
    const upTo = millis(Math.max(...unread.map(({ createdAt }) => createdAt)));
    await appendIntent(db, { kind: 'all_notifications_read', ids, upTo }, environment.now());
  });
}
