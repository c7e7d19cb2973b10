import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { TALLY_KEYS, type Tallies, type Tally, type TallyKey } from '#domain/statistics/tally.ts';
import { firestore } from '../runtime/firebase.ts';

/**
 * Adds to `statistics/{date}` in the transaction that changes what is counted: both land, or neither. Nothing
 * is read, so that changes at once do not wait for each other's day.
 */
export function addTallies(transaction: Transaction, tallies: Tallies): void {
  for (const [date, tally] of tallies) {
    transaction.set(firestore().doc(`statistics/${date}`), increments(tally), { merge: true });
  }
}

/** The counted fields of a document, or of a map in it. */
export function tallyOf(read: (key: TallyKey) => unknown): Tally {
  const tally: Partial<Record<TallyKey, number>> = {};
  for (const key of TALLY_KEYS) {
    const value = read(key);
    if (typeof value === 'number' && Number.isFinite(value) && value !== 0) tally[key] = value;
  }
  return tally;
}

export const tallyOfDay = (day: DocumentSnapshot): Tally => tallyOf((key) => day.get(key));

const increments = (tally: Tally): DocumentData => ({
  ...Object.fromEntries(Object.entries(tally).map(([key, value]) => [key, FieldValue.increment(value)])),
  updatedAt: FieldValue.serverTimestamp(),
});
