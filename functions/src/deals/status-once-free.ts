import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { productDocument } from '#documents/product.ts';
import { fieldOf } from '../runtime/field-of.ts';
import { hasLeft } from './has-left.ts';

/**
 * What becomes of a listing that a deal lets go of: it is on sale again, unless the desk has taken it down, or
 * its seller has been suspended or has left. Nobody would answer who asks for it, so it is hidden, as all else
 * that they offer. A read: whoever calls it has written nothing yet.
 */
export async function statusOnceFree(
  transaction: Transaction,
  product: DocumentSnapshot,
  sellerId: string,
): Promise<'selling' | 'hidden'> {
  if (fieldOf(productDocument, product, 'isWithheld') === true) return 'hidden';
  return (await hasLeft(transaction, sellerId)) ? 'hidden' : 'selling';
}
