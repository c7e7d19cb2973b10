import type { Notification } from '#domain/notification/notification.ts';
import type { UserDatabase } from '../user-database.ts';

/** Those that were made last, the newest first. */
export const newestNotifications = (db: UserDatabase, count: number): Promise<readonly Notification[]> =>
  db.notifications.orderBy('createdAt').reverse().limit(count).toArray();

/** Everything this device holds, in no particular order. */
export const allNotifications = (db: UserDatabase): Promise<readonly Notification[]> =>
  db.notifications.toArray();

/** How many of them are unread. */
export const unreadNotifications = async (db: UserDatabase): Promise<number> =>
  (await allNotifications(db)).filter(({ read }) => !read).length;
