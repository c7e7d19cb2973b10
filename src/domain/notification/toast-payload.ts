import { internalLinkOf } from './internal-link.ts';
import { NOTIFICATION_TYPES, type NotificationType } from './notification.ts';

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

/** Types whose toast has a title of its own (its words are in `i18n/ko`), whatever the payload says. */
export const TITLED_TOAST_TYPES = [
  'exchange_scheduled',
  'exchange_in_progress',
  'exchange_completed',
] as const;
export type TitledToastType = (typeof TITLED_TOAST_TYPES)[number];

export const isTitledToast = (type: NotificationType): type is TitledToastType =>
  TITLED_TOAST_TYPES.some((titled) => titled === type);

/** More than a toast can show; a push is at most 4 KB, another page's message may be anything. */
const TITLE_MAX_CHARS = 200;
const BODY_MAX_CHARS = 1000;

/**
 * A payload out of whatever arrived, or `null` when there is nothing to show. What only a newer server knows is read
 * as `system`, and a click action that leaves the app as none.
 */
export function parseToastPayload(value: unknown): ToastPayload | null {
  if (!isRecord(value)) return null;
  const data = isRecord(value['data']) ? value['data'] : {};
  const type = typeOf(data['type']);
  const title = textOf(value['title'], TITLE_MAX_CHARS);
  const body = textOf(value['body'], BODY_MAX_CHARS);
  if (title === '' && body === '' && !isTitledToast(type)) return null;
  return { title, body, data: { type, click_action: internalLinkOf(data['click_action']) } };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (value: unknown): NotificationType =>
  NOTIFICATION_TYPES.find((type) => type === value) ?? 'system';

const textOf = (value: unknown, maxChars: number): string =>
  typeof value === 'string' ? value.trim().slice(0, maxChars) : '';
