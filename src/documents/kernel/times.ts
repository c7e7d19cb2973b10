import * as v from 'valibot';
import { micros, millis, millisOfMicros, type Micros, type Millis } from '#domain/units.ts';
import { plain, type Kind, type Reading } from './kind.ts';
import { wholeNumber } from './kinds.ts';
import { StoredTime } from './stored.ts';
import type { Field } from './shape.ts';

/** Microseconds are exact up to here, in the year 2255. */
const MAX_SECONDS = Math.floor(Number.MAX_SAFE_INTEGER / 1_000_000) - 1;
/** The last moment that a document may name, in milliseconds; the same limit as in `firestore.rules`. */
export const MAX_MOMENT = 9_000_000_000_000;

/** A `Timestamp` of either SDK, by its shape: the two classes are not each other's instances. */
export const timestampMicros: Reading<Micros> = v.pipe(
  v.object({
    seconds: v.pipe(wholeNumber, v.minValue(0), v.maxValue(MAX_SECONDS)),
    nanoseconds: v.pipe(wholeNumber, v.minValue(0), v.maxValue(999_999_999)),
  }),
  v.transform(({ seconds, nanoseconds }) => micros(seconds * 1_000_000 + Math.trunc(nanoseconds / 1000))),
);
const timestampMillis: Reading<Millis> = v.pipe(timestampMicros, v.transform(millisOfMicros));
const epochMillis: Reading<Millis> = v.pipe(
  wholeNumber,
  v.minValue(0),
  v.maxValue(MAX_SECONDS * 1000),
  v.transform(millis),
);
/** Inside lists and maps an outbox writes epoch milliseconds and the server timestamps. */
const anyMoment: Reading<Millis> = v.union([timestampMillis, epochMillis]);

/** To the microsecond. */
export const exactTime: Kind<Micros> = { reads: timestampMicros, stores: (at) => StoredTime.ofMicros(at) };
export const time: Kind<Millis> = { reads: timestampMillis, stores: (at) => StoredTime.ofMillis(at) };
/** A moment that the server writes as a timestamp. */
export const moment: Kind<Millis> = { reads: anyMoment, stores: (at) => StoredTime.ofMillis(at) };
/** A moment that a client writes, in epoch milliseconds. */
export const clientMoment: Kind<Millis> = plain(anyMoment);
/** The same in what is asked of a function, which the server turns into a timestamp. */
export const askedMoment: Kind<Millis> = plain(
  v.pipe(wholeNumber, v.minValue(0), v.maxValue(MAX_MOMENT), v.transform(millis)),
);

/** The server's time of the first write. */
export const writtenOnce = <T>(
  kind: Kind<T>,
): Field<T> & { readonly optional?: never; readonly clock: 'once' } => ({
  ...kind,
  clock: 'once',
});
/** The server's time of the last write. */
export const writtenAlways = <T>(
  kind: Kind<T>,
): Field<T> & { readonly optional?: never; readonly clock: 'always' } => ({
  ...kind,
  clock: 'always',
});
