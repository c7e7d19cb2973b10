import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type Transaction,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { adminActionDocument } from '#documents/desk.ts';
import { callSumOf } from '../runtime/call-sum.ts';
import { fieldsUnder, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';

/**
 * A change of what the house publishes, or a look at somebody: never changed itself, and named after the call, so that a call sent
 * twice is one.
 */
export interface AdminAction {
  readonly kind: 'gold_price' | 'fee_table' | 'store' | 'member_search';
  /** An admin, or what does it by the clock. */
  readonly caller: { readonly uid: string; readonly name: string };
  readonly callId: string;
  /** What is asked for under this id. */
  readonly asked: unknown;
}

/**
 * Does `work` and writes down who did it and when, in one transaction; a call that was taken before does
 * nothing. Work that comes to nothing (`null`) has written nothing, is not written down, and gives `false`. Throws
 * `permission-denied` when the id is somebody else's, `already-exists` when it asked for something else before.
 */
export function actOnce(
  { kind, caller, callId, asked }: AdminAction,
  work: (transaction: Transaction) => DocumentData | null | Promise<DocumentData | null>,
): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const action = actionDocument(callId);
    const before = await transaction.get(action);
    if (before.exists && before.get('by') !== caller.uid) {
      throw new HttpsError('permission-denied', 'somebody else’s call');
    }
    const callSum = callSumOf(asked);
    if (
      before.exists &&
      (storedField(adminActionDocument, before, 'kind') !== kind || before.get('callSum') !== callSum)
    ) {
      throw new HttpsError('already-exists', 'another call had this id');
    }
    if (before.exists) return true;
    const details = await work(transaction);
    if (details === null) return false;
    transaction.create(action, {
      ...details,
      ...fieldsUnder(adminActionDocument, { kind, byName: caller.name, at: FieldValue.serverTimestamp() }),
      callSum,
      by: caller.uid,
    });
    return true;
  });
}

/** Whether a call of this id was taken before; whose, and what it asked, `actOnce` looks at. */
export const wasDone = async (callId: string): Promise<boolean> =>
  (await actionDocument(callId).get()).exists;

const actionDocument = (callId: string): DocumentReference => firestore().doc(`adminActions/${callId}`);
