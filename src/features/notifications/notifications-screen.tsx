import type { ReactNode } from 'react';
import Bell from 'lucide-react/icons/bell';
import CheckCheck from 'lucide-react/icons/check-check';
import { formatDateTime, formatDayName } from '#domain/format/format-time.ts';
import { commonText } from '#i18n/ko/common.ts';
import { notificationsText as text } from '#i18n/ko/notifications.ts';
import { tryAgain } from '#session/running-sync.ts';
import { useConnection } from '#session/use-connection.ts';
import type { OlderPages } from '#session/use-older-pages.ts';
import { usePulledAt } from '#session/use-pulled-at.ts';
import { usePulled } from '#session/use-pulled.ts';
import { Button } from '#ui/action/button.tsx';
import { focusFurtherOnceGone } from '#ui/action/focus-beside.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import styles from './notifications-screen.module.css';
import { useMarkRead } from './use-mark-read.ts';
import { useOlderNotifications } from './use-older-notifications.ts';
import { useNotifications, type NotificationList } from './use-notifications.ts';
import { useNow } from '#device/use-now.ts';
import type { NotificationId } from '#domain/ids.ts';
import type { NotificationDay } from '#domain/notification/notification-days.ts';
import { seoulDayNumber } from '#domain/time/seoul.ts';
import type { Millis } from '#domain/units.ts';
import { NotificationRow } from './notification-row.tsx';

const SKELETON = { shape: 'small-row' } as const;

/**
 * /notifications; `offer` is what stands above the list, such as the way to be told while the app is closed.
 */
export function NotificationsScreen({ offer }: { readonly offer?: ReactNode }) {
  const older = useOlderNotifications();
  const list = useNotifications(older.limit);
  return (
    <Page width="reading">
      <PageHeader title={text.title} />
      {offer}
      {list.kind !== 'ready' ? (
        <LiveState kind={list.kind} words={commonText} failed={text.failed} skeleton={SKELETON} />
      ) : list.value.days.length === 0 ? (
        <Nothing />
      ) : (
        <Found list={list.value} older={older} />
      )}
    </Page>
  );
}

interface FoundProps {
  readonly list: NotificationList;
  readonly older: OlderPages;
}

function Found({ list: { days, unread, isCut, behind }, older }: FoundProps) {
  const mark = useMarkRead();
  const { kind } = useConnection();
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className={styles.count} role="status">
            {unread === 0 ? text.allRead : text.unreadCount(unread)}
          </p>
          {/* Beside a button that is as high as both, so that the list stands still as the network goes. */}
          {kind === 'offline' ? <AsOf /> : null}
        </div>
        <Button
          variant="ghost"
          size="small"
          icon={<CheckCheck size={18} aria-hidden="true" />}
          // It keeps the focus of whoever has pressed it.
          aria-disabled={unread === 0}
          onClick={() => void (unread > 0 && mark.all())}
        >
          {text.readAll}
        </Button>
      </div>
      <NotificationDayList days={days} onRead={(id) => void mark.one(id)} />
      {behind === null || (older.reachedEnd && !isCut) ? null : (
        <div className={styles.older}>
          <p role="status">{older.hasFailed ? text.olderFailed : ''}</p>
          <Button
            variant="secondary"
            isLoading={older.isLoading}
            onClick={({ currentTarget }) => {
              focusFurtherOnceGone(currentTarget);
              older.load(behind);
            }}
          >
            {text.older}
          </Button>
        </div>
      )}
    </>
  );
}

function AsOf() {
  const at = usePulledAt('notifications');
  return at === null ? null : <p className={styles.asOf}>{text.asOf(formatDateTime(at))}</p>;
}

function Nothing() {
  const pulled = usePulled('notifications');
  if (pulled !== 'pulled') {
    return (
      <LiveState
        kind={pulled}
        words={commonText}
        failed={text.failed}
        offline={text.offlineEmpty}
        onRetry={tryAgain}
        skeleton={SKELETON}
      />
    );
  }
  return <EmptyState icon={<Bell size={32} aria-hidden="true" />} message={text.empty} />;
}

interface NotificationDaysProps {
  readonly days: readonly NotificationDay[];
  readonly onRead: (id: NotificationId) => void;
}

/** The notifications under the names of their days. */
function NotificationDayList({ days, onRead }: NotificationDaysProps) {
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
