import { isDocumentId, parseChatId, parseMessageId, parseNotificationId, parseUserId } from '#domain/ids.ts';
import { internalLinkOf } from '#domain/notification/internal-link.ts';
import { NOTIFICATION_TYPES, type NotificationType } from '#domain/notification/notification.ts';
import { isTitledToast, type Push } from '#domain/notification/push.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { millis, type Millis } from '#domain/units.ts';

/** A push service takes 4 KB in all; Korean letters are three bytes each. */
const TITLE_MAX_CHARS = 100;
const BODY_MAX_CHARS = 300;
const TAG_MAX_CHARS = 200;

/** A push as flat text fields, which is all that a data-only message may hold. */
export function pushFields(push: Push): Readonly<Record<string, string>> {
  return {
    title: cutText(push.title, TITLE_MAX_CHARS),
    body: cutText(push.body, BODY_MAX_CHARS),
    type: push.data.type,
    click_action: push.data.click_action,
    eventId: push.eventId,
    tag: push.tag,
    to: push.to,
    sentAt: String(push.sentAt),
    ...(push.notificationId && { notificationId: push.notificationId }),
    ...(push.chatId && { chatId: push.chatId }),
    ...(push.messageId && { messageId: push.messageId }),
  };
}

/**
 * A push out of whatever arrived, or `null` where it names no event or recipient, or has nothing to show.
 * What only a newer server knows is read as `system`, and a click action that leaves the app as none.
 */
export function parsePushFields(value: unknown): Push | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const { eventId, tag } = fields;
  const to = parseUserId(fields['to']);
  const type = typeOf(fields['type']);
  const title = textOf(fields['title'], TITLE_MAX_CHARS);
  const body = textOf(fields['body'], BODY_MAX_CHARS);
  if (!to || !isDocumentId(eventId)) return null;
  if (title === '' && body === '' && !isTitledToast(type)) return null;
  return {
    title,
    body,
    data: { type, click_action: internalLinkOf(fields['click_action']) },
    eventId,
    to,
    tag: typeof tag === 'string' && tag !== '' ? tag.slice(0, TAG_MAX_CHARS) : eventId,
    sentAt: momentOf(fields['sentAt']),
    notificationId: parseNotificationId(fields['notificationId']),
    chatId: parseChatId(fields['chatId']),
    messageId: parseMessageId(fields['messageId']),
  };
}

/** What a shown notification stands for, and how many events it has taken in. */
export interface ShownPush {
  readonly push: Push;
  readonly count: number;
}

/** What a notification keeps in its `data`. */
export const shownPushData = ({ push, count }: ShownPush) => ({ fields: pushFields(push), count });

/** Null for one that says nothing of itself. */
export function shownPushOf({ data }: { readonly data?: unknown }): ShownPush | null {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return null;
  const push = parsePushFields(data.fields);
  const count = 'count' in data && typeof data.count === 'number' ? data.count : 1;
  return push && { push, count };
}

const typeOf = (value: unknown): NotificationType =>
  NOTIFICATION_TYPES.find((type) => type === value) ?? 'system';

const textOf = (value: unknown, maxChars: number): string =>
  typeof value === 'string' ? cutText(value.trim(), maxChars) : '';

const momentOf = (value: unknown): Millis => {
  const at = Number(value);
  return millis(Number.isSafeInteger(at) && at > 0 ? at : 0);
};
