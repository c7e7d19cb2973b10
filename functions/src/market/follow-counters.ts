import { setTimeout as pause } from 'node:timers/promises';
import { FieldValue, Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { countersOf, haveSameCounters } from './counters.ts';
import { CARDS } from './write-cards.ts';

/** A card's counters are written no more often, so that a listing that many like costs few writes. */
export const COUNTERS_EVERY_MS = 30_000;

/**
 * Writes the counters of a listing into its card: at once where that was not done lately; otherwise one event, `by`, waits
 * until it may be done again, and the others leave it to that one.
 */
export async function followCounters(id: string, by: string): Promise<void> {
  for (;;) {
    const waitMs = await attempt(id, by);
    if (waitMs === null) return;
    await pause(waitMs);
  }
}

/** Milliseconds that this event is to wait, or `null` where nothing is left to it. */
function attempt(id: string, by: string): Promise<number | null> {
  const database = firestore();
  return inTransaction(async (transaction) => {
    const product = await transaction.get(database.doc(`products/${id}`));
    const card = await transaction.get(database.doc(`${CARDS}/${id}`));
    if (!product.exists || !card.exists || haveSameCounters(product, card)) return null;
    const leftMs = millisLeft(card, Date.now());
    if (leftMs <= 0) {
      write(transaction, product, card);
      return null;
    }
    const waiting: unknown = card.get('countersBy');
    if (waiting !== undefined && waiting !== by) return null;
    if (waiting === undefined) transaction.update(card.ref, { countersBy: by });
    return leftMs;
  });
}

const write = (transaction: Transaction, product: DocumentSnapshot, card: DocumentSnapshot): Transaction =>
  transaction.update(card.ref, {
    ...countersOf(product),
    countersAt: Timestamp.now(),
    countersBy: FieldValue.delete(),
  });

function millisLeft(card: DocumentSnapshot, now: number): number {
  const at: unknown = card.get('countersAt');
  return at instanceof Timestamp ? at.toMillis() + COUNTERS_EVERY_MS - now : 0;
}
