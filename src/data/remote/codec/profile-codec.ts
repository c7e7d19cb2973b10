import * as v from 'valibot';
import type { Profile } from '#domain/account/account.ts';
import { parseUserId } from '#domain/ids.ts';
import { counter, lenient, optionalText, orNull, parseFields, timestampMillis } from './firestore-fields.ts';
import { pictureUrl } from './picture-fields.ts';

const NO_RATINGS = { bad: 0, good: 0, best: 0 };

const profileFields = v.object({
  nickname: optionalText,
  photoUrl: lenient(orNull(pictureUrl), null),
  joinedAt: timestampMillis,
  reviewCount: counter,
  ratings: lenient(v.object({ bad: counter, good: counter, best: counter }), NO_RATINGS),
  dealCount: counter,
});

/** `profiles/{uid}`. */
export function parseProfile(id: string, data: unknown): Profile | null {
  const uid = parseUserId(id);
  const fields = parseFields(profileFields, data);
  return uid && fields && { uid, ...fields };
}
