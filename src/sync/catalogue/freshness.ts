import type { Cursor } from '#data/local/catalogue-database.ts';
import type { Millis } from '#domain/units.ts';

/** How long an answer counts as new, in milliseconds. */
export const MAX_AGE_MS = {
  lists: 60_000,
  /** For so long a list is only asked whether it has news. */
  looked: 10 * 60_000,
  /** What is liked most is the same all day, nearly. */
  ranking: 12 * 3_600_000,
  /** A page that is open again after a look elsewhere. */
  details: 30_000,
  /** People: many, and rarely different. */
  profiles: 3 * 3_600_000,
  absentListings: 10 * 60_000,
  /** Somebody new may be met before the server has made their profile. */
  absentProfiles: 5_000,
  /** Shops, prices and fees change once a day at most. */
  reference: 10 * 60_000,
} as const;

/** A clock that was set back makes the age mean nothing: then the answer is old. */
export const isFresh = ({ syncedAt }: Cursor, now: Millis, maxAgeMs: number): boolean =>
  syncedAt <= now && now - syncedAt < maxAgeMs;
