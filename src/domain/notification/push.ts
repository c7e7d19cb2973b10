import type { ChatId, MessageId, NotificationId, UserId } from '../ids.ts';
import type { Millis } from '../units.ts';
import type { NotificationType } from './notification.ts';

/** What a push carries and a toast shows. */
export interface ToastPayload {
  readonly title: string;
  readonly body: string;
  readonly data: {
    readonly type: NotificationType;
    /** A path inside the app, or empty. */
    readonly click_action: string;
  };
}

/**
 * What the server pushes to a person's devices: a toast's payload, and what the worker needs to show it once.
 */
export interface Push extends ToastPayload {
  /** Names the event: however often it arrives, it is one. */
  readonly eventId: string;
  /** Shown notifications of one tag replace each other: one per chat, one per exchange. */
  readonly tag: string;
  /** Whose device this was when the token was registered. */
  readonly to: UserId;
  readonly sentAt: Millis;
  readonly notificationId: NotificationId | null;
  readonly chatId: ChatId | null;
  /** Of the chat; `null` in a push of an earlier version too. */
  readonly messageId: MessageId | null;
}

/** Types whose toast has a title of its own (its words are in `i18n/ko`), whatever the payload says. */
export const TITLED_TOAST_TYPES = [
  'exchange_scheduled',
  'exchange_in_progress',
  'exchange_completed',
] as const;
export type TitledToastType = (typeof TITLED_TOAST_TYPES)[number];

export const isTitledToast = (type: NotificationType): type is TitledToastType =>
  TITLED_TOAST_TYPES.some((titled) => titled === type);
