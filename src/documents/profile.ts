import type { Profile } from '#domain/account/account.ts';
import { ANSWER_TIMES, type Standing } from '#domain/account/standing.ts';
import { parseUserId } from '#domain/ids.ts';
import { defineDocument } from './kernel/document.ts';
import { lenient, orNull } from './kernel/kind.ts';
import { anyTextOrNone, counter, natural, oneOf, truth } from './kernel/kinds.ts';
import { pictureUrl } from './kernel/pictures.ts';
import { optional, shape } from './kernel/shape.ts';
import { time } from './kernel/times.ts';

export const profileRatings = shape<Profile['ratings']>({ bad: counter, good: counter, best: counter });

/** Strict: half of it, as a counter leaves it in a profile of before, is not known. */
export const profileStanding = shape<Standing>({
  isEmailVerified: truth,
  bigDealCount: natural,
  noShowCount: natural,
  disputedNoShowCount: natural,
  answerTime: orNull(oneOf(ANSWER_TIMES)),
});

/** `profiles/{uid}`. */
export const profileDocument = defineDocument<Omit<Profile, 'uid'>>({
  path: 'profiles/{uid}',
  fields: {
    nickname: anyTextOrNone,
    photoUrl: lenient(orNull(pictureUrl), null),
    joinedAt: time,
    reviewCount: counter,
    ratings: lenient(profileRatings, { bad: 0, good: 0, best: 0 }),
    dealCount: counter,
    standing: optional(lenient(orNull(profileStanding), null)),
  },
  server: 'all',
  edits: {},
});

export function parseProfile(id: string, data: unknown): Profile | null {
  const uid = parseUserId(id);
  const fields = profileDocument.read(data);
  return uid && fields && { uid, ...fields };
}
