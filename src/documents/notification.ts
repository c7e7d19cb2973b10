import * as v from 'valibot';
import { parseNotificationId } from '#domain/ids.ts';
import { NOTIFICATION_TYPES, type Notification } from '#domain/notification/notification.ts';
import { defineDocument } from './kernel/document.ts';
import { userId } from './kernel/ids.ts';
import { lenient, orNull, plain, type Kind } from './kernel/kind.ts';
import { flag, oneOf, text, textOrNone } from './kernel/kinds.ts';
import { time, writtenOnce } from './kernel/times.ts';

/** A path of this app: never another site (`//host`, `/\host`), so that a notification cannot lead away. */
const APP_PATH = /^\/(?![/\\])[^\\\s]*$/;
const TITLE_MAX_CHARS = 100;
const BODY_MAX_CHARS = 500;

const meta: Kind<Readonly<Record<string, string>>> = plain(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((entries) => Object.fromEntries(Object.entries(entries).flatMap(metaEntry))),
  ),
);

/** `notifications/{id}`. */
export const notificationDocument = defineDocument<Omit<Required<Notification>, 'id'>>({
  path: 'notifications/{notificationId}',
  fields: {
    to: userId,
    // What only a newer server sends is still worth reading.
    type: lenient(oneOf(NOTIFICATION_TYPES), 'system'),
    title: text(1, TITLE_MAX_CHARS),
    body: textOrNone(BODY_MAX_CHARS),
    link: lenient(plain(v.pipe(v.string(), v.regex(APP_PATH))), ''),
    meta: lenient(meta, {}),
    read: flag,
    createdAt: writtenOnce(time),
    readAt: lenient(orNull(time), null),
  },
  server: 'all',
  edits: { read: ['read', 'readAt'] },
});

export function parseNotification(id: string, data: unknown): Notification | null {
  const notificationId = parseNotificationId(id);
  const fields = notificationDocument.read(data);
  return notificationId && fields && { id: notificationId, ...fields };
}

/** The console and scripts write numbers too; lists and maps have no place here. */
function metaEntry([key, value]: readonly [string, unknown]): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]];
  return typeof value === 'number' || typeof value === 'boolean' ? [[key, String(value)]] : [];
}
