import { useState } from 'react';
import { allNotifications } from '#data/local/queries/notification-queries.ts';
import type { NotificationId } from '#domain/ids.ts';
import { notificationDays, type NotificationDay } from '#domain/notification/notification-days.ts';
import { useLive, type Live } from '#session/use-live.ts';
import { useUserDatabase } from '#session/user-database.ts';

export interface NotificationList {
  readonly days: readonly NotificationDay[];
  readonly unread: number;
}

/** The notifications of the person at the screen, from the disk and live. */
export function useNotifications(): Live<NotificationList> {
  const db = useUserDatabase();
  // What has been unread during this visit, filled by the query: reading it moves nothing on the screen.
  const [seenUnread] = useState(() => new Set<NotificationId>());
  return useLive(async () => {
    const all = db ? await allNotifications(db) : [];
    const unread = all.filter(({ read }) => !read);
    for (const { id } of unread) seenUnread.add(id);
    return { days: notificationDays(all, seenUnread), unread: unread.length };
  }, [db, seenUnread]);
}
