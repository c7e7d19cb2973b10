import { deliverMark } from '../outbox/deliver-mark.ts';
import { ABOUT_NOTHING, type Intent } from './intent.ts';
import { forgetMark, queueAgain } from './take-back.ts';

export const deliverNotificationRead = deliverMark(
  'notification_read',
  ({ remote, signal }, { uid, intent }) => remote.markNotificationsRead(uid, [intent.notificationId], signal),
);

export const notificationRead: Intent<'notification_read'> = {
  isAskedAbout: false,
  standing: () => ({ what: 'notification_read', about: ABOUT_NOTHING, place: { kind: 'notifications' } }),
  retry: queueAgain,
  withdraw: forgetMark,
};
