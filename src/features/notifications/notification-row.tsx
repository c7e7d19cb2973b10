import type { MouseEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { formatClock, formatRelative } from '#domain/format/format-time.ts';
import { internalLinkOf } from '#domain/notification/internal-link.ts';
import { subjectOf, type Notification } from '#domain/notification/notification.ts';
import { seoulDayNumber } from '#domain/time/seoul.ts';
import type { Millis } from '#domain/units.ts';
import { notificationsText as text } from '#i18n/ko/notifications.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { NotificationIcon } from './notification-icon.tsx';
import styles from './notification-row.module.css';

export interface NotificationRowProps {
  readonly notification: Notification;
  readonly now: Millis;
  readonly onRead: () => void;
}

/** One notification; the whole row leads to what it is about. */
export function NotificationRow({ notification, now, onRead }: NotificationRowProps) {
  const { type, title, body, read, createdAt } = notification;
  return (
    <div className={classNames(styles.row, !read && styles.unread)}>
      <span className={styles.icon}>
        <NotificationIcon type={type} />
      </span>
      <div className={styles.words}>
        <p className={styles.meta}>
          {read ? null : (
            <>
              <span className={styles.dot} aria-hidden="true" />
              <VisuallyHidden>{text.unread}</VisuallyHidden>
            </>
          )}
          <span>{text.types[subjectOf(type)]}</span>
          <span className="tabular">{timeOf(createdAt, now)}</span>
        </p>
        <p className={styles.title}>
          <Title notification={notification} onRead={onRead} />
        </p>
        {body === '' ? null : <p className={styles.body}>{body}</p>}
      </div>
      {read ? null : (
        <span className={styles.action}>
          <IconButton
            label={text.markRead(title)}
            icon={<Check size={20} aria-hidden="true" />}
            onClick={onRead}
          />
        </span>
      )}
    </div>
  );
}

/** Under the name of its day, which says the rest. */
const timeOf = (at: Millis, now: Millis): string =>
  seoulDayNumber(at) === seoulDayNumber(now) ? formatRelative(at, now) : formatClock(at);

/** A link where it leads somewhere inside the app, else plain words: whatever a notification says, it never leads out. */
function Title({ notification, onRead }: Pick<NotificationRowProps, 'notification' | 'onRead'>) {
  const { history } = useRouter();
  const link = internalLinkOf(notification.link);
  if (link === '') return notification.title;
  const follow = (event: MouseEvent) => {
    onRead();
    // A new tab or window is the browser's to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(link);
  };
  return (
    <a href={link} onClick={follow}>
      {notification.title}
    </a>
  );
}
