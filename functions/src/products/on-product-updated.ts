import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { firestore } from '../runtime/firebase.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { withMarks, type PriceMark } from './price-history.ts';

/** Writes each change of price into `priceHistory`, with the server's times. */
export const onProductUpdated = onDocumentUpdated(
  { ...TRIGGER, document: 'products/{productId}' },
  async ({ data }) => {
    if (!data || data.before.get('price') === data.after.get('price')) return;
    const marks = [markOf(data.before, 'createdAt'), markOf(data.after, 'updatedAt')].filter(
      (mark) => mark !== null,
    );
    await firestore().runTransaction(async (transaction) => {
      const product = await transaction.get(data.after.ref);
      if (!product.exists) return;
      const history = marksOf(product.get('priceHistory'));
      // What it cost before the first change held since it was listed; later ones follow their predecessor.
      const next = withMarks(history, history.length === 0 ? marks : marks.slice(-1));
      if (JSON.stringify(next) === JSON.stringify(history)) return;
      transaction.update(product.ref, {
        priceHistory: next.map(({ price, at }) => ({ price, at: Timestamp.fromMillis(at) })),
        // Devices ask for what changed since; favorites show the fall of a price.
        updatedAt: FieldValue.serverTimestamp(),
      });
    });
  },
);

function markOf(product: DocumentSnapshot, timeField: string): PriceMark | null {
  const price: unknown = product.get('price');
  const at: unknown = product.get(timeField);
  return typeof price === 'number' && at instanceof Timestamp ? { price, at: at.toMillis() } : null;
}

const marksOf = (history: unknown): readonly PriceMark[] =>
  Array.isArray(history) ? history.flatMap(entryOf) : [];

/** Times are timestamps here, and epoch milliseconds where a script wrote them. */
function entryOf(entry: unknown): readonly PriceMark[] {
  if (typeof entry !== 'object' || entry === null || !('price' in entry) || !('at' in entry)) return [];
  const { price, at } = entry;
  if (typeof price !== 'number') return [];
  if (at instanceof Timestamp) return [{ price, at: at.toMillis() }];
  return typeof at === 'number' ? [{ price, at }] : [];
}
