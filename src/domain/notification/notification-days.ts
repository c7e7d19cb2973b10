import { seoulDate } from '../time/seoul.ts';
import type { NotificationId } from '../ids.ts';
import type { Millis } from '../units.ts';
import type { Notification } from './notification.ts';

/** What arrived on one day in Seoul, the unread first, each part newest first. */
export interface NotificationDay {
  /** `YYYY-MM-DD`, unique in a list of days. */
  readonly date: string;
  readonly at: Millis;
  readonly notifications: readonly Notification[];
}

/**
 * Notifications by day, the newest day first. `stayUp` names those that were unread when the reader came:
 * they keep their place when they are read, so that nothing moves under a finger.
 */
export function notificationDays(
  notifications: readonly Notification[],
  stayUp: ReadonlySet<NotificationId>,
): readonly NotificationDay[] {
  const rank = ({ id, read }: Notification): number => (!read || stayUp.has(id) ? 0 : 1);
  const days = new Map<string, Notification[]>();
  for (const notification of notifications.toSorted((a, b) => b.createdAt - a.createdAt)) {
    const date = seoulDate(notification.createdAt);
    const day = days.get(date);
    if (day) day.push(notification);
    else days.set(date, [notification]);
  }
  return [...days].flatMap(([date, day]) => {
    const [newest] = day;
    // Sorting is stable, so that each part stays newest first.
    return newest
      ? [{ date, at: newest.createdAt, notifications: day.toSorted((a, b) => rank(a) - rank(b)) }]
      : [];
  });
}
