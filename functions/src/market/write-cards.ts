import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { listingCardDocument } from '#documents/listing-card.ts';
import { fieldOf, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { cardOf, updatedAtOf } from './card-of.ts';
import { COUNTERS, countersOf } from './counters.ts';

export const CARDS = 'listingCards';
/** How `count-listing.ts` shares the counting out. */
const KEEPING = ['countersAt', 'countersBy'] as const;
/** What is asked of a card: the rest of it is large. */
const ASKED = listingCardDocument.names(['productAt', ...COUNTERS, ...KEEPING]);

/**
 * Brings cards in line with their listings as they are now, and says how many were written. Both are read in
 * the transaction that writes, so an event that comes twice or late changes nothing.
 */
export function writeCards(ids: readonly string[]): Promise<number> {
  const database = firestore();
  return inTransaction(async (transaction) => {
    const products = await transaction.getAll(...ids.map((id) => database.doc(`products/${id}`)));
    const cards = await transaction.getAll(...ids.map((id) => database.doc(`${CARDS}/${id}`)), {
      fieldMask: [...ASKED],
    });
    let written = 0;
    for (const [index, product] of products.entries()) {
      const held = cards[index];
      if (held === undefined || isCurrent(held, product)) continue;
      const card = cardOf(product);
      if (card === null && !held.exists) continue;
      written += 1;
      if (card === null) takeAway(transaction, held, product);
      else transaction.set(held.ref, held.exists ? { ...card, ...countingOf(held) } : card);
    }
    return written;
  });
}

/** What was counted outlives the card: a listing that is shown again begins with what it had. */
function takeAway(transaction: Transaction, card: DocumentSnapshot, product: DocumentSnapshot): void {
  transaction.delete(card.ref);
  if (product.exists) transaction.update(product.ref, countersOf(card));
}

/** What is counted into a card and by whom, which its listing knows nothing of. */
const countingOf = (card: DocumentSnapshot): DocumentData => ({
  ...countersOf(card),
  ...Object.fromEntries(
    KEEPING.flatMap((name) => {
      const value = storedField(listingCardDocument, card, name);
      return value === undefined ? [] : [[name, value]];
    }),
  ),
});

/** Whether a card was made of a listing as it is, or of a later state of it. */
function isCurrent(card: DocumentSnapshot, product: DocumentSnapshot): boolean {
  const madeOf = fieldOf(listingCardDocument, card, 'productAt');
  return madeOf !== null && product.exists && madeOf >= updatedAtOf(product);
}
