import type { Transaction } from 'firebase-admin/firestore';
import { hasLeft } from './has-left.ts';

/**
 * What becomes of a listing that a deal lets go of: it is on sale again, unless its seller has been suspended
 * or has left. Nobody would answer who asks for it, so it is hidden, as all else that they offer. A read:
 * whoever calls it has written nothing yet.
 */
export async function statusOnceFree(
  transaction: Transaction,
  sellerId: string,
): Promise<'selling' | 'hidden'> {
  return (await hasLeft(transaction, sellerId)) ? 'hidden' : 'selling';
}
