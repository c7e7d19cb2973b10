import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { parseProduct, productDocument } from '#documents/product.ts';
import type { Product } from '#domain/product/product.ts';
import { DAY_MS } from '#domain/time/seoul.ts';
import { fieldOf, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { ALREADY_EXISTS, hasCode } from '../runtime/firestore-codes.ts';
import { updatedAtOf } from '../market/card-of.ts';
import { isRestless, newestFall } from '../products/price-history.ts';

/** Each occasion to look for who waits for a listing, once. No rule lets anybody see them. */
export const SEARCH_NEWS = 'searchNews';
const KEEP_MS = 30 * DAY_MS;

/** Of what fell while nobody could buy it, longer ago than that, nobody is told. */
const NEWS_FOR_MS = 30 * DAY_MS;

/**
 * Notes that a listing is new, or costs less than before, under a name made of what has happened: an event that
 * comes twice notes it once. What fell while nobody could buy it is noted once somebody can. Another edit is no
 * news: else a word added to a title would call everybody.
 */
export async function noteSearchNews(
  before: DocumentSnapshot,
  after: DocumentSnapshot,
  now: Date,
): Promise<void> {
  const product = parseProduct(after.id, after.data());
  if (product?.status !== 'selling') return;
  const occasion = occasionOf(before, after, product, now);
  if (occasion === null) return;
  try {
    await firestore()
      .doc(`${SEARCH_NEWS}/${after.id}-${occasion.name}`)
      .create({
        productId: after.id,
        price: product.price,
        ...(occasion.former !== null && { before: occasion.former }),
        at: occasion.at,
        isTold: false,
        expireAt: Timestamp.fromMillis(now.getTime() + KEEP_MS),
      });
  } catch (error) {
    if (!hasCode(error, ALREADY_EXISTS)) throw error;
  }
}

interface Occasion {
  readonly name: string;
  /** What it cost before; `null` of a new one. */
  readonly former: number | null;
  /** Who has kept their search since has seen it, or may look. */
  readonly at: Timestamp;
}

function occasionOf(
  before: DocumentSnapshot,
  after: DocumentSnapshot,
  { price, createdAt, updatedAt, priceHistory }: Product,
  now: Date,
): Occasion | null {
  if (isRestless(priceHistory, updatedAt)) return null;
  const at = after.updateTime ?? Timestamp.fromDate(now);
  // What is put back or brought over from elsewhere was there before.
  if (!before.exists) return createdAt < now.getTime() - DAY_MS ? null : { name: 'new', former: null, at };
  const former = storedField(productDocument, before, 'price');
  if (typeof former === 'number' && price < former) return { name: String(updatedAtOf(after)), former, at };
  if (former !== price || fieldOf(productDocument, before, 'status') === 'selling') return null;
  const fall = newestFall(priceHistory);
  if (fall?.to !== price || fall.at <= now.getTime() - NEWS_FOR_MS) return null;
  return { name: `fall-${fall.at}`, former: fall.from, at: Timestamp.fromMillis(fall.at) };
}
