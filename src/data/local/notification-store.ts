import type { Notification } from '#domain/notification/notification.ts';
import type { UserDatabase } from './user-database.ts';

/** Shows notifications as read before the server has heard of it. */
export async function showNotificationsRead(
  db: UserDatabase,
  notifications: readonly Notification[],
): Promise<void> {
  await db.notifications.bulkPut(notifications.map((notification) => ({ ...notification, read: true })));
}

/** Takes the server's notifications; one that was read here stays read while its mark is on the way. */
export async function mergeServerNotifications(
  db: UserDatabase,
  server: readonly Notification[],
): Promise<void> {
  await db.transaction('rw', [db.notifications, db.outbox], async () => {
    const waiting = await db.outbox.where('lane').startsWith('notification').toArray();
    const read = new Set(
      waiting.flatMap(({ intent }) => {
        if (intent.kind === 'notification_read') return [intent.notificationId];
        return intent.kind === 'all_notifications_read' ? [...intent.ids] : [];
      }),
    );
    await db.notifications.bulkPut(
      server.map((notification) =>
        read.has(notification.id) ? { ...notification, read: true } : notification,
      ),
    );
  });
}

/**
 * Takes everything that is unread at the server. What is not among it has been read, on another device it may
 * be, and long after it has left the newest; only where the list is the whole one.
 */
export async function mergeUnreadNotifications(
  db: UserDatabase,
  server: readonly Notification[],
  { isWhole }: { readonly isWhole: boolean },
): Promise<void> {
  await db.transaction('rw', [db.notifications, db.outbox], async () => {
    await mergeServerNotifications(db, server);
    if (!isWhole) return;
    const unread = new Set(server.map(({ id }) => id));
    await db.notifications.filter(({ id, read }) => !read && !unread.has(id)).modify({ read: true });
  });
}
