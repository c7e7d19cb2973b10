import { FieldValue, type DocumentData, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type { HeldRequest } from '#documents/calls/held.ts';
import { keepSearchCall, type SearchAnswer, type SearchCall } from '#documents/calls/keep-search.ts';
import { ANY_PRICE, savedSearchDocument } from '#documents/saved-search.ts';
import type { UserId } from '#domain/ids.ts';
import { addressOfQuestion, isWorthKeeping, questionAtAddress } from '#domain/market/saved-search.ts';
import { anchorsOf } from '#domain/market/search-anchors.ts';
import { SAVED_SEARCH_LIMITS } from '#domain/market/search-wish.ts';
import { err, ok } from '#domain/result.ts';
import { millis, type Millis } from '#domain/units.ts';
import { updatedAtOf } from '../market/card-of.ts';
import { callOptions } from '../runtime/call-options.ts';
import { callerOf } from '../runtime/caller.ts';
import { fieldsUnder } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { onCall } from '../runtime/on-call.ts';
import { countQuota, heldBy, readQuota } from '../runtime/quota.ts';
import { dataOf } from '../runtime/stored-data.ts';

/**
 * Keeps a search of a verified member, pauses it or gives it up, and derives what listings are held against it
 * by. Refusals are answers, not errors.
 */
export const keepSearch = onCall(callOptions(5), async (request): Promise<SearchAnswer | HeldRequest> => {
  const { uid } = await callerOf(request);
  const call = keepSearchCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not a search to be kept');
  return settleSearch(uid, call, millis(Date.now()));
});

/** The same without the wire: for a caller who is known, at a time that is given. */
export const settleSearch = (
  uid: UserId,
  call: SearchCall,
  now: Millis,
): Promise<SearchAnswer | HeldRequest> => inTransaction((transaction) => settle(transaction, uid, call, now));

async function settle(
  transaction: Transaction,
  uid: UserId,
  { searchId, address, wish, seen }: SearchCall,
  now: Millis,
): Promise<SearchAnswer | HeldRequest> {
  const database = firestore();
  const searches = database.collection(`savedSearches/${uid}/searches`);
  const [left, witness, search] = await transaction.getAll(
    database.doc(`formerMembers/${uid}`),
    database.doc(`wishes/${uid}/items/search_${searchId}`),
    searches.doc(searchId),
  );
  if (!left || !witness || !search) throw new Error('as many as were asked for');
  if (left.exists) throw new HttpsError('permission-denied', 'left');
  // Whatever lands late has seen an older state, as with every wish (`rest/last-wish.ts`).
  if ((witness.exists ? updatedAtOf(witness) : null) !== seen) return err('stale');
  const asked = wish === 'removed' ? null : lookedUpBy(address, wish === 'paused');
  if (wish !== 'removed' && asked === null) return err('invalid');
  if (asked !== null && !search.exists) {
    const held = await transaction.get(searches.limit(SAVED_SEARCH_LIMITS.most).select());
    if (held.size >= SAVED_SEARCH_LIMITS.most) return err('full');
  }
  const quota = await readQuota(transaction, uid, 'searches', now);
  if (quota.kind === 'full') return heldBy(quota);
  countQuota(transaction, quota, searchId);
  transaction.set(witness.ref, { at: FieldValue.serverTimestamp() });
  if (asked === null) transaction.delete(search.ref);
  else if (search.exists) transaction.update(search.ref, asked);
  else {
    const begun = fieldsUnder(savedSearchDocument, { createdAt: FieldValue.serverTimestamp() });
    transaction.create(search.ref, { ...asked, ...begun });
  }
  return ok(null);
}

/** What stands in a search's document beside its time; `null` for one that asks for nothing. */
export function lookedUpBy(address: string, isPaused: boolean): DocumentData | null {
  const question = questionAtAddress(address);
  if (!isWorthKeeping(question)) return null;
  return dataOf(
    savedSearchDocument.encode({
      address: addressOfQuestion(question),
      isPaused,
      anchors: isPaused ? [] : anchorsOf(question),
      priceMax: question.filter.price.max ?? ANY_PRICE,
    }),
  );
}
