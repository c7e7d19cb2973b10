import * as v from 'valibot';
import type { OwnAccount } from '#domain/account/account.ts';
import { parseQuietHours } from '#domain/notification/quiet-hours.ts';
import { lenient, optionalText, orNull, parsedBy, parseFields } from './firestore-fields.ts';
import { pictureUrl } from './picture-fields.ts';

const accountFields = v.object({
  nickname: optionalText,
  phone: optionalText,
  photoUrl: lenient(orNull(pictureUrl), null),
  quietHours: lenient(orNull(parsedBy(parseQuietHours)), null),
});

/** What its owner sees of `users/{uid}`. */
export const parseOwnAccount = (data: unknown): OwnAccount | null => parseFields(accountFields, data);
