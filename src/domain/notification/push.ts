import {
  isDocumentId,
  parseChatId,
  parseNotificationId,
  parseUserId,
  type ChatId,
  type NotificationId,
  type UserId,
} from '../ids.ts';
import { millis, type Millis } from '../units.ts';
import { parseToastPayload, type ToastPayload } from './toast-payload.ts';

/** What the server pushes to a person's devices: a toast's payload, and what the worker needs to show it once. */
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
}

/** A push service takes 4 KB in all; Korean letters are three bytes each. */
const TITLE_MAX_CHARS = 100;
const BODY_MAX_CHARS = 300;
const TAG_MAX_CHARS = 200;

/** A push as flat text fields, which is all that a data-only message may hold. */
export function pushFields(push: Push): Readonly<Record<string, string>> {
  return {
    title: push.title.slice(0, TITLE_MAX_CHARS),
    body: push.body.slice(0, BODY_MAX_CHARS),
    type: push.data.type,
    click_action: push.data.click_action,
    eventId: push.eventId,
    tag: push.tag,
    to: push.to,
    sentAt: String(push.sentAt),
    ...(push.notificationId && { notificationId: push.notificationId }),
    ...(push.chatId && { chatId: push.chatId }),
  };
}

/** A push out of whatever arrived, or `null` where it names no event or recipient, or has nothing to show. */
export function parsePushFields(value: unknown): Push | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const payload = parseToastPayload({ ...fields, data: fields });
  const { eventId, tag } = fields;
  const to = parseUserId(fields['to']);
  if (!payload || !to || !isDocumentId(eventId)) return null;
  return {
    ...payload,
    eventId,
    to,
    tag: typeof tag === 'string' && tag !== '' ? tag.slice(0, TAG_MAX_CHARS) : eventId,
    sentAt: momentOf(fields['sentAt']),
    notificationId: parseNotificationId(fields['notificationId']),
    chatId: parseChatId(fields['chatId']),
  };
}

const momentOf = (value: unknown): Millis => {
  const at = Number(value);
  return millis(Number.isSafeInteger(at) && at > 0 ? at : 0);
};
