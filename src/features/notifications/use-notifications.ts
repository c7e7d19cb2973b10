import { useState } from 'react';
import { allNotifications } from '#data/local/queries/notification-queries.ts';
import type { NotificationId } from '#domain/ids.ts';
import { notificationDays, type NotificationDay } from '#domain/notification/notification-days.ts';
import type { Millis } from '#domain/units.ts';
import { useLasting } from '#session/use-lasting.ts';
import { useLive, type Live } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { PAGE } from './use-older-notifications.ts';

export interface NotificationList {
  readonly days: readonly NotificationDay[];
  readonly unread: number;
  /** This device has more than are shown. */
  readonly isCut: boolean;
  /** Where the newest page ends: behind it there may be more. `null` where there is no whole page. */
  readonly behind: Millis | null;
}

/**
 * The newest `limit` notifications of the person at the screen, and whatever else is unread; from the disk
 * and live.
 */
export function useNotifications(limit: number): Live<NotificationList> {
  const db = useUserDatabase();
  // What has been unread during this visit, filled by the query: reading it moves nothing on the screen.
  const [seenUnread] = useState(() => new Set<NotificationId>());
  const live = useLive(async () => {
    const all = (db ? await allNotifications(db) : []).toSorted((a, b) => b.createdAt - a.createdAt);
    const unread = all.filter(({ read }) => !read);
    for (const { id } of unread) seenUnread.add(id);
    const shown = all.filter(({ id }, index) => index < limit || seenUnread.has(id));
    return {
      days: notificationDays(shown, seenUnread),
      unread: unread.length,
      isCut: shown.length < all.length,
      behind: all[PAGE - 1]?.createdAt ?? null,
    };
  }, [db, seenUnread, limit]);
  // A list that grows goes on standing where it is, and so does whoever reads it.
  return useLasting(live);
}
