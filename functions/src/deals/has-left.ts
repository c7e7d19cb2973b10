import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../runtime/firebase.ts';

/** Whether somebody has deleted their account or is suspended: nobody would answer in their place. */
export async function hasLeft(transaction: Transaction, uid: string): Promise<boolean> {
  return (await transaction.get(firestore().doc(`formerMembers/${uid}`))).exists;
}
