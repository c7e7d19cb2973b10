import type { NotificationId, UserId } from '../ids.ts';
import type { Millis } from '../units.ts';

export const NOTIFICATION_TYPES = [
  'system',
  'chat_message',
  'price_drop',
  'order',
  'review',
  'comment',
  'exchange_scheduled',
  'exchange_in_progress',
  'exchange_completed',
  'exchange_cancelled',
  'exchange_rejected',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Longest list of notifications that one batch marks as read (Firestore's own limit). */
export const NOTIFICATION_BATCH = 500;

export interface Notification {
  readonly id: NotificationId;
  readonly to: UserId;
  readonly type: NotificationType;
  readonly title: string;
  readonly body: string;
  /** A path inside the app, or empty. */
  readonly link: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly read: boolean;
  readonly createdAt: Millis;
}
