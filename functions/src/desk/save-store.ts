import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { saveStoreCall, type StoreAnswer } from '#documents/calls/desk.ts';
import { storeDocument } from '#documents/store.ts';
import { err, ok } from '#domain/result.ts';
import { refusalOfStore, storeAsKept } from '#domain/store/store-edit.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { millis } from '#domain/units.ts';
import { callOptions } from '../runtime/call-options.ts';
import { adminOf } from '../runtime/caller.ts';
import { firestore } from '../runtime/firebase.ts';
import { onCall } from '../runtime/on-call.ts';
import { dataOf } from '../runtime/stored-data.ts';
import { actOnce, wasDone } from './admin-action.ts';

/**
 * Opens a store, changes one, closes it or opens it again, and writes down who did it. Stores are never
 * deleted: exchanges name them. Refusals are answers, not errors.
 */
export const saveStore = onCall(callOptions(2), async (request): Promise<StoreAnswer> => {
  const caller = await adminOf(request);
  const call = saveStoreCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not a store');
  const { callId, id, isNew } = call;
  // As it is kept: days off that have passed are none of those that a store may have.
  const asked = storeAsKept(call.store, seoulDate(millis(Date.now())));
  const refusal = refusalOfStore(asked);
  if (refusal !== null) return err(refusal);
  const document = firestore().doc(`stores/${id}`);
  const { exists } = await document.get();
  // One that is sent again finds the store that it has made.
  if (exists === isNew && !(await wasDone(callId))) return err(isNew ? 'taken' : 'unknown');
  const store = dataOf(storeDocument.encode(asked));
  await actOnce({ kind: 'store', caller, callId, asked: { id, store: call.store } }, (transaction) => {
    const written = { ...store, updatedAt: FieldValue.serverTimestamp() };
    if (isNew) transaction.create(document, written);
    else transaction.set(document, written);
    return { ...store, storeId: id };
  });
  return ok(null);
});
