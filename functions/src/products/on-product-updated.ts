import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { productDocument } from '#documents/product.ts';
import { DAY_MS } from '#domain/time/seoul.ts';
import { millis } from '#domain/units.ts';
import { tellOfPriceDrop } from '../notices/tell-of-price-drop.ts';
import { fieldOf, fieldsUnder, storedField } from '../runtime/field-of.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import {
  isLowest,
  isRestless,
  marksOfChange,
  newestFall,
  withMarks,
  type PriceFall,
  type PriceMark,
} from './price-history.ts';

/** Of what fell while nobody could buy it, longer ago than that, nobody is told. */
const NEWS_FOR_MS = 30 * DAY_MS;

/**
 * Writes each change of price into `priceHistory`, with the server's times, and tells of a price that fell:
 * at once, or when the listing can be bought again.
 */
export const onProductUpdated = onDocumentUpdated(
  { ...TRIGGER, document: 'products/{productId}' },
  async ({ data }) => {
    if (!data) return;
    if (priceOf(data.before) === priceOf(data.after)) {
      const fall = isBack(data.before, data.after) ? fallMeanwhile(data.after) : null;
      if (fall) await tellOfPriceDrop(data.after, fall, millis(fall.at));
      return;
    }
    const [before, after] = [markOf(data.before), markOf(data.after)];
    const isNews = await inTransaction((transaction) => remember(transaction, data.after.ref, before, after));
    const from = before?.price;
    if (isNews && after && from !== undefined) {
      await tellOfPriceDrop(data.after, { from, to: after.price, at: after.at }, null);
    }
  },
);

const isBack = (before: DocumentSnapshot, after: DocumentSnapshot): boolean =>
  statusOf(before) !== 'selling' && statusOf(after) === 'selling';

/** What was told of when it fell is not told again. */
function fallMeanwhile(product: DocumentSnapshot): PriceFall | null {
  const fall = newestFall(marksOf(storedField(productDocument, product, 'priceHistory')));
  if (!fall || fall.to !== priceOf(product)) return null;
  return fall.at > Date.now() - NEWS_FOR_MS ? fall : null;
}

/** Writes the marks down, and says whether the later one is news to who waits for the price to fall. */
async function remember(
  transaction: Transaction,
  reference: DocumentReference,
  before: PriceMark | null,
  after: PriceMark | null,
): Promise<boolean> {
  const product = await transaction.get(reference);
  if (!product.exists) return false;
  const history = marksOf(storedField(productDocument, product, 'priceHistory'));
  const next = withMarks(history, marksOfChange(before, after));
  if (JSON.stringify(next) !== JSON.stringify(history)) {
    const remembered = {
      priceHistory: next.map(({ price, at }) => ({ price, at: Timestamp.fromMillis(at) })),
      // Devices ask for what changed since; favorites show the fall of a price.
      updatedAt: FieldValue.serverTimestamp(),
    };
    transaction.update(product.ref, fieldsUnder(productDocument, remembered));
  }
  if (after === null || statusOf(product) !== 'selling') return false;
  // A price that is no more is no news; one that it has had before tells nobody anything either.
  return priceOf(product) === after.price && isLowest(next, after) && !isRestless(next, after.at);
}

const statusOf = (product: DocumentSnapshot) => fieldOf(productDocument, product, 'status');
const priceOf = (product: DocumentSnapshot): unknown => storedField(productDocument, product, 'price');

function markOf(product: DocumentSnapshot): PriceMark | null {
  const price = priceOf(product);
  const at = storedField(productDocument, product, 'updatedAt');
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
