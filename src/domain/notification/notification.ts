import { EXCHANGE_STATUSES, type ExchangeStatus } from '../exchange/exchange.ts';
import type { NotificationId, UserId } from '../ids.ts';
import type { Millis } from '../units.ts';

/** Nobody is told of their own request. */
export type ExchangeNotice = `exchange_${Exclude<ExchangeStatus, 'requested'>}`;

export const NOTIFICATION_TYPES = [
  'system',
  'chat_message',
  'price_drop',
  'price_target',
  'saved_search',
  'order',
  'review',
  'comment',
  ...EXCHANGE_STATUSES.flatMap((status): readonly ExchangeNotice[] =>
    status === 'requested' ? [] : [`exchange_${status}`],
  ),
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What a notification is about: all states of an exchange are one thing. */
export const subjectOf = (type: NotificationType): Exclude<NotificationType, ExchangeNotice> | 'exchange' =>
  isOfExchange(type) ? 'exchange' : type;

const isOfExchange = (type: NotificationType): type is ExchangeNotice => type.startsWith('exchange_');

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
  /** When it was marked as read, by the server's clock, so that other devices hear of it. */
  readonly readAt?: Millis | null;
}
