import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type Transaction,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type { Caller } from '../runtime/caller.ts';
import { firestore } from '../runtime/firebase.ts';

/** A change of what the house publishes: never changed itself, and named after the call, so that a call sent twice is one. */
export interface AdminAction {
  readonly kind: 'gold_price' | 'fee_table';
  readonly caller: Caller;
  readonly callId: string;
}

/**
 * Does `work` and writes down who did it and when, in one transaction; a call that was taken before does nothing.
 * Throws `permission-denied` when the id is somebody else's.
 */
export async function actOnce(
  { kind, caller, callId }: AdminAction,
  work: (transaction: Transaction) => DocumentData,
): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const action = actionDocument(callId);
    const before = await transaction.get(action);
    if (before.exists && before.get('by') !== caller.uid) {
      throw new HttpsError('permission-denied', 'somebody else’s call');
    }
    if (before.exists) return;
    const details = work(transaction);
    transaction.create(action, {
      ...details,
      kind,
      by: caller.uid,
      byName: caller.name,
      at: FieldValue.serverTimestamp(),
    });
  });
}

const actionDocument = (callId: string): DocumentReference => firestore().doc(`adminActions/${callId}`);
