import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { parseProduct, productDocument } from '#documents/product.ts';
import { DAY_MS } from '#domain/time/seoul.ts';
import { storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { ALREADY_EXISTS, hasCode } from '../runtime/firestore-codes.ts';
import { updatedAtOf } from '../market/card-of.ts';
import { isRestless } from '../products/price-history.ts';

/** Each occasion to look for who waits for a listing, once. No rule lets anybody see them. */
export const SEARCH_NEWS = 'searchNews';
const KEEP_MS = 30 * DAY_MS;

/**
 * Notes that a listing is new, or costs less than before, under a name made of what has happened: an event that
 * comes twice notes it once. Another edit is no news: else a word added to a title would call everybody.
 */
export async function noteSearchNews(
  before: DocumentSnapshot,
  after: DocumentSnapshot,
  now: Date,
): Promise<void> {
  const product = parseProduct(after.id, after.data());
  if (product?.status !== 'selling') return;
  const former = storedField(productDocument, before, 'price');
  const name = before.exists ? String(updatedAtOf(after)) : 'new';
  // What is put back or brought over from elsewhere was there before.
  if (!before.exists && product.createdAt < now.getTime() - DAY_MS) return;
  if (before.exists && !(typeof former === 'number' && product.price < former)) return;
  if (isRestless(product.priceHistory, product.updatedAt)) return;
  try {
    await firestore()
      .doc(`${SEARCH_NEWS}/${after.id}-${name}`)
      .create({
        productId: after.id,
        price: product.price,
        ...(before.exists && { before: former }),
        at: after.updateTime ?? Timestamp.fromDate(now),
        isTold: false,
        expireAt: Timestamp.fromMillis(now.getTime() + KEEP_MS),
      });
  } catch (error) {
    if (!hasCode(error, ALREADY_EXISTS)) throw error;
  }
}
