import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { firestore } from './firebase.ts';
import { ABORTED, hasCode, INVALID_ARGUMENT } from './firestore-codes.ts';

/** Everybody's day, counter or card is one document, so of many at once the last must still find its turn. */
const MAX_ATTEMPTS = 20;
/** Of what the SDK does not begin anew by itself. */
const MOST_ROUNDS = 6;
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [20, 120];

type Transactions = Pick<Firestore, 'runTransaction'>;

/**
 * Does `work` in a transaction, anew as often as others were faster: it must do nothing outside. A
 * transaction that the server has ended for another's sake while it was still asking is answered as if we had
 * made it up ("invalid or closed"), which the SDK takes for our fault; it is begun anew as an expired one is.
 * Throws `aborted`, which says "later" and is no fault of ours, where the others do not end.
 */
export async function inTransaction<T>(
  work: (transaction: Transaction) => Promise<T>,
  database: Transactions = firestore(),
): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await database.runTransaction(work, { maxAttempts: MAX_ATTEMPTS });
    } catch (error) {
      if (hasCode(error, ABORTED)) throw new HttpsError('aborted', 'too many at once');
      if (!isEnded(error)) throw error;
      if (round === MOST_ROUNDS) throw new HttpsError('aborted', 'too many at once');
    }
    await pause(SHORTEST_PAUSE_MS + Math.random() * LONGEST_PAUSE_MS);
  }
}

/** Reads at a single moment, and writes nothing. */
export const atOneMoment = <T>(read: (transaction: Transaction) => Promise<T>): Promise<T> =>
  firestore().runTransaction(read, { readOnly: true });

const isEnded = (error: unknown): boolean =>
  hasCode(error, INVALID_ARGUMENT) &&
  error instanceof Error &&
  /transaction is invalid or closed/i.test(error.message);
