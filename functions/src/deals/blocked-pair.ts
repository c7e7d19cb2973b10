import type { Transaction } from 'firebase-admin/firestore';
import type { UserId } from '#domain/ids.ts';
import { firestore } from '../runtime/firebase.ts';

/** Whether one of the two wants nothing to do with the other. */
export async function isBlockedPair(transaction: Transaction, one: UserId, other: UserId): Promise<boolean> {
  const database = firestore();
  const blocks = await transaction.getAll(
    database.doc(`blocks/${one}/items/${other}`),
    database.doc(`blocks/${other}/items/${one}`),
  );
  return blocks.some(({ exists }) => exists);
}
