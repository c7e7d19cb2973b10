import type { UserId } from '../ids.ts';
import { internalLinkOf } from './internal-link.ts';
import type { Notification, NotificationType } from './notification.ts';

export interface NotificationInput {
  readonly toUid: UserId | null | undefined | '';
  readonly type?: NotificationType;
  readonly title: string;
  readonly body: string;
  readonly link?: string;
  readonly meta?: Readonly<Record<string, string>>;
}

/** A notification before it has an id and the server's time. */
export type NewNotification = Omit<Notification, 'id' | 'createdAt'>;

/**
 * A notification ready to be written, unread, its missing fields filled in. Throws "toUid is required"
 * without a recipient: whoever notifies nobody has a bug. A link that leaves the app is dropped.
 */
export function createNotification(input: NotificationInput): NewNotification {
  if (!input.toUid) throw new Error('toUid is required');
  return {
    to: input.toUid,
    type: input.type ?? 'system',
    title: input.title,
    body: input.body,
    link: internalLinkOf(input.link),
    meta: input.meta ?? {},
    read: false,
  };
}
