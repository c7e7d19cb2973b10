import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../runtime/firebase.ts';

/**
 * What becomes of a listing that a deal lets go of: it is on sale again, unless its seller has been suspended
 * or has left. Nobody would answer who asks for it, so it is hidden, as all else that they offer. A read:
 * whoever calls it has written nothing yet.
 */
export async function statusOnceFree(
  transaction: Transaction,
  sellerId: string,
): Promise<'selling' | 'hidden'> {
  const mark = await transaction.get(firestore().doc(`formerMembers/${sellerId}`));
  return mark.exists ? 'hidden' : 'selling';
}
