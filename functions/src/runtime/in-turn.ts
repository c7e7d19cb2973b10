import { setTimeout as pause } from 'node:timers/promises';
import { HttpsError } from 'firebase-functions/https';

/** Everybody's requests of a day share one counter, so of many at once the last must still find its turn. */
const MOST_ATTEMPTS = 20;
const LONGEST_PAUSE_MS = 1_500;
/** Firestore's words for "somebody else was there": ABORTED and, of a lock that was waited for, DEADLINE_EXCEEDED. */
const CONTENTION = new Set<unknown>([10, 4]);

/**
 * Does `work`, which runs a transaction, until it is not in somebody else's way, with pauses that chance keeps apart. Who finds
 * no turn is refused with `resource-exhausted`, which says "later": that many asked at once is no fault of ours.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isContention(error)) throw error;
      await pause(Math.random() * Math.min(LONGEST_PAUSE_MS, 50 * 2 ** attempt));
    }
  }
  throw new HttpsError('resource-exhausted', 'too many at once');
}

const isContention = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && CONTENTION.has(error.code);
