import type { MouseEvent, ComponentType } from 'react';
import { useRouter } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import ChartLine from 'lucide-react/icons/chart-line';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Scale from 'lucide-react/icons/scale';
import SearchCheck from 'lucide-react/icons/search-check';
import Star from 'lucide-react/icons/star';
import Tag from 'lucide-react/icons/tag';
import { formatClock, formatRelative } from '#domain/format/format-time.ts';
import { internalLinkOf } from '#domain/notification/internal-link.ts';
import { subjectOf, type Notification, type NotificationType } from '#domain/notification/notification.ts';
import { seoulDayNumber } from '#domain/time/seoul.ts';
import type { Millis } from '#domain/units.ts';
import { notificationsText as text } from '#i18n/ko/notifications.ts';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import whole from '#ui/display/whole-link.module.css';
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
        <p className={classNames(styles.title, whole.holder)}>
          <Title notification={notification} onRead={onRead} />
        </p>
        {body === '' ? null : <p className={styles.body}>{body}</p>}
      </div>
      {read ? null : (
        <span className={styles.action}>
          <IconButton
            label={text.markRead(title)}
            icon={<Check size={20} aria-hidden="true" />}
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget);
              onRead();
            }}
          />
        </span>
      )}
    </div>
  );
}

/** Under the name of its day, which says the rest. */
const timeOf = (at: Millis, now: Millis): string =>
  seoulDayNumber(at) === seoulDayNumber(now) ? formatRelative(at, now) : formatClock(at);

/**
 * A link where it leads somewhere inside the app, else plain words: whatever a notification says, it never
 * leads out.
 */
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

type Icon = ComponentType<{ readonly size: number; readonly 'aria-hidden': 'true' }>;

const icons: Readonly<Record<NotificationType, Icon>> = {
  system: Megaphone,
  chat_message: MessageCircle,
  price_drop: Tag,
  price_target: ChartLine,
  saved_search: SearchCheck,
  order: ReceiptText,
  review: Star,
  comment: MessageSquareText,
  exchange_scheduled: CalendarCheck,
  exchange_in_progress: Scale,
  exchange_completed: CircleCheck,
  exchange_cancelled: CircleX,
  exchange_rejected: CircleX,
};

/** What a notification is about, at a glance; its words say it too. */
function NotificationIcon({ type }: { readonly type: NotificationType }) {
  const Icon = icons[type];
  return <Icon size={22} aria-hidden="true" />;
}
