import { profileDocument, profileRatings, profileStanding } from '#documents/profile.ts';
import type { Rating } from '#domain/account/account.ts';
import type { Standing } from '#domain/account/standing.ts';
import { fieldName } from '../runtime/field-of.ts';

/** Where a profile holds one of the facts that it says of its person. */
export const standingField = (fact: keyof Standing): string =>
  `${fieldName(profileDocument, 'standing')}.${fieldName(profileStanding, fact)}`;

/** Where a profile counts the reviews of a rating. */
export const ratingField = (rating: Rating): string =>
  `${fieldName(profileDocument, 'ratings')}.${fieldName(profileRatings, rating)}`;
