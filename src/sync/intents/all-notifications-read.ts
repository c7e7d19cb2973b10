import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import type { NotificationId, UserId } from '#domain/ids.ts';
import { NOTIFICATION_BATCH } from '#domain/notification/notification.ts';
import type { Millis } from '#domain/units.ts';
import { deliverMark } from '../outbox/deliver-mark.ts';
import type { DrainContext } from '../outbox/drain-context.ts';
import { ABOUT_NOTHING, type Intent } from './intent.ts';
import { forgetMark, queueAgain } from './take-back.ts';

export const deliverAllNotificationsRead = deliverMark(
  'all_notifications_read',
  (context, { uid, intent, createdAt }) =>
    markAllNotificationsRead(context, uid, { ids: new Set(intent.ids), before: intent.upTo ?? createdAt }),
);

export const allNotificationsRead: Intent<'all_notifications_read'> = {
  isAskedAbout: false,
  standing: () => ({
    what: 'all_notifications_read',
    about: ABOUT_NOTHING,
    place: { kind: 'notifications' },
  }),
  retry: queueAgain,
  withdraw: forgetMark,
};

/** What somebody meant by 모두 읽음: what the device showed, and all that was there before the press. */
interface Meant {
  readonly ids: ReadonlySet<NotificationId>;
  readonly before: Millis;
}

/**
 * Marks all of a person's unread notifications, a batch of at most 500 at a time, those too that this device
 * never held. The server says which are unread: naming one that is gone would refuse its whole batch.
 */
export async function markAllNotificationsRead(
  { remote, signal }: Pick<DrainContext, 'remote' | 'signal'>,
  uid: UserId,
  { ids, before }: Meant,
): Promise<RemoteOutcome<null>> {
  for (;;) {
    const unread = await remote.unreadNotifications(uid, NOTIFICATION_BATCH, signal);
    if (unread.kind !== 'ok') return unread;
    // News since the press stay unread.
    const meant = unread.value.filter(({ id, createdAt }) => ids.has(id) || createdAt <= before);
    if (meant.length > 0) {
      const marked = await remote.markNotificationsRead(
        uid,
        meant.map(({ id }) => id),
        signal,
      );
      if (marked.kind !== 'ok') return marked;
    }
    if (unread.value.length < NOTIFICATION_BATCH || meant.length === 0) return { kind: 'ok', value: null };
  }
}
