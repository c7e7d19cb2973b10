import { STORED_NICKNAME_MAX_CHARS, type OwnAccount } from '#domain/account/account.ts';
import { LAST_MINUTE_OF_DAY, type QuietHours } from '#domain/notification/quiet-hours.ts';
import type { Millis } from '#domain/units.ts';
import * as v from 'valibot';
import { defineDocument } from './kernel/document.ts';
import { listOf, orNull, plain, type Kind } from './kernel/kind.ts';
import { anyText, anyTextOrNone, textOrNone, wholeNumber } from './kernel/kinds.ts';
import { pictureUrl } from './kernel/pictures.ts';
import { optional, shape } from './kernel/shape.ts';
import { time, writtenOnce } from './kernel/times.ts';

const MAX_TOKENS = 20;

const minute: Kind<number> = plain(v.pipe(wholeNumber, v.minValue(0), v.maxValue(LAST_MINUTE_OF_DAY)), {
  kind: 'whole',
  min: 0,
  max: LAST_MINUTE_OF_DAY,
});
export const quietHours = shape<QuietHours>({ fromMinute: minute, toMinute: minute });

interface AccountFields extends Pick<OwnAccount, 'nickname' | 'phone'> {
  readonly email: string;
  readonly photoUrl?: string | null;
  /** When nothing is to be pushed. */
  readonly quietHours?: QuietHours | null;
  /** The devices that pushes go to. */
  readonly fcmTokens?: readonly string[];
  readonly createdAt: Millis;
}

/** `users/{uid}`. */
export const accountDocument = defineDocument<AccountFields>({
  path: 'users/{uid}',
  fields: {
    nickname: textOrNone(STORED_NICKNAME_MAX_CHARS),
    phone: anyTextOrNone,
    email: anyTextOrNone,
    photoUrl: optional(orNull(pictureUrl)),
    quietHours: optional(orNull(quietHours)),
    fcmTokens: optional(listOf(anyText, MAX_TOKENS)),
    createdAt: writtenOnce(time),
  },
  server: [],
  edits: { owner: ['nickname', 'phone', 'email', 'photoUrl', 'fcmTokens', 'quietHours'] },
});

/** What its owner sees of it. */
export function parseOwnAccount(data: unknown): OwnAccount | null {
  const fields = accountDocument.readSome(data, ['nickname', 'phone', 'photoUrl', 'quietHours']);
  return fields && { photoUrl: null, quietHours: null, ...fields };
}
