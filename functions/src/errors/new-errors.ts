import { createBucket, createBuckets } from '../runtime/bucket.ts';

const HOUR_MS = 3_600_000;
/**
 * Errors that nobody has told of before, of all devices in an hour. A bad release brings some tens; whoever makes
 * them up takes eight hours to push out what stood there, and hides nothing that devices go on telling of.
 */
export const MOST_NEW = 60;
/** And from one address, so that one sender leaves room for the others. */
export const MOST_NEW_OF_ONE = 20;

/** Whether one more error that is not known yet may be kept. */
export interface NewErrors {
  admit(address: string | null, now: number): boolean;
}

/** Counts in this instance alone, of which there is one. */
export function createNewErrors(): NewErrors {
  const all = createBucket(MOST_NEW, HOUR_MS);
  const ofOne = createBuckets(MOST_NEW_OF_ONE, HOUR_MS, 5_000);
  return {
    admit: (address, now) => (address === null || ofOne.take(address, now) === 0) && all.take(now) === 0,
  };
}
