import type { Notification } from '#domain/notification/notification.ts';
import type { UserDatabase } from '../user-database.ts';

/** Everything this device holds, in no particular order. */
export const allNotifications = (db: UserDatabase): Promise<readonly Notification[]> =>
  db.notifications.toArray();
