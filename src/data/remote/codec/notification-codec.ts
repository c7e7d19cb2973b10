import * as v from 'valibot';
import { parseNotificationId } from '#domain/ids.ts';
import { NOTIFICATION_TYPES, type Notification } from '#domain/notification/notification.ts';
import {
  flag,
  lenient,
  oneOf,
  optionalText,
  parseFields,
  text,
  timestampMillis,
} from './firestore-fields.ts';
import { userIdField } from './id-fields.ts';

/** A path of this app: never another site (`//host`, `/\host`), so that a notification cannot lead away. */
const APP_PATH = /^\/(?![/\\])[^\\\s]*$/;

const metaFields = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((meta) => Object.fromEntries(Object.entries(meta).flatMap(metaEntry))),
);

const notificationFields = v.object({
  to: userIdField,
  // What only a newer server sends is still worth reading.
  type: lenient(oneOf(NOTIFICATION_TYPES), 'system'),
  title: text,
  body: optionalText,
  link: lenient(v.pipe(v.string(), v.regex(APP_PATH)), ''),
  meta: lenient<Readonly<Record<string, string>>>(metaFields, {}),
  read: flag,
  createdAt: timestampMillis,
});

/** `notifications/{id}`. */
export function parseNotification(id: string, data: unknown): Notification | null {
  const notificationId = parseNotificationId(id);
  const fields = parseFields(notificationFields, data);
  return notificationId && fields && { id: notificationId, ...fields };
}

/** The console and scripts write numbers too; lists and maps have no place here. */
function metaEntry([key, value]: readonly [string, unknown]): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]];
  return typeof value === 'number' || typeof value === 'boolean' ? [[key, String(value)]] : [];
}
