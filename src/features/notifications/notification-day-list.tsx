import { useNow } from '#device/use-now.ts';
import { formatDayName } from '#domain/format/format-time.ts';
import type { NotificationId } from '#domain/ids.ts';
import type { NotificationDay } from '#domain/notification/notification-days.ts';
import { seoulDayNumber } from '#domain/time/seoul.ts';
import type { Millis } from '#domain/units.ts';
import { notificationsText as text } from '#i18n/ko/notifications.ts';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications-screen.module.css';

export interface NotificationDaysProps {
  readonly days: readonly NotificationDay[];
  readonly onRead: (id: NotificationId) => void;
}

/** The notifications under the names of their days. */
export function NotificationDayList({ days, onRead }: NotificationDaysProps) {
  const now = useNow();
  return days.map(({ date, at, notifications }) => (
    <section key={date} className={styles.day} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className={styles.date}>
        {dayName(at, now)}
      </h2>
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} now={now} onRead={() => onRead(notification.id)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function dayName(at: Millis, now: Millis): string {
  const daysAgo = seoulDayNumber(now) - seoulDayNumber(at);
  if (daysAgo === 0) return text.today;
  return daysAgo === 1 ? text.yesterday : formatDayName(at);
}
