import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { requestExchangeCall, type RequestAnswer, type RequestCall } from '#documents/calls/exchange.ts';
import type { HeldRequest } from '#documents/calls/held.ts';
import { exchangeDocument } from '#documents/exchange.ts';
import { read } from '#documents/kernel/kind.ts';
import { natural } from '#documents/kernel/kinds.ts';
import { storeDocument } from '#documents/store.ts';
import { estimateOf } from '#domain/exchange/estimate.ts';
import { canRequest, checkRequest } from '#domain/exchange/exchange-request.ts';
import { isOpenAtOneOf } from '#domain/exchange/exchange-requirements.ts';
import { requestNoOf } from '#domain/exchange/request-no.ts';
import { err, ok } from '#domain/result.ts';
import { countExchange } from '#domain/statistics/count.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { millis, type Millis } from '#domain/units.ts';
import { hasLeft } from '../deals/has-left.ts';
import { callOptions } from '../runtime/call-options.ts';
import { callerOf, type Caller } from '../runtime/caller.ts';
import { fieldOf, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { inTurn } from '../runtime/in-turn.ts';
import { onCall } from '../runtime/on-call.ts';
import { countQuota, heldBy, readQuota } from '../runtime/quota.ts';
import { addTallies } from '../statistics/add-tallies.ts';
import { eventPath, exchangePath, logRecord, openExchangesOf, requestRecord } from './exchange-record.ts';
import { feeTableOfDay, goldPriceOfDay } from './fees-and-prices.ts';

/**
 * Takes a customer's request for an exchange and gives its number. The id is made by the device, so a request
 * sent twice is one; what the page has reckoned is reckoned again. Refusals are answers, not errors.
 */
export const requestExchange = onCall(callOptions(10), async (request) => {
  const caller = await callerOf(request);
  const call = requestExchangeCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not a request for an exchange');
  return placeExchange(caller, call, millis(Date.now()));
});

/** The same without the wire: for a caller who is known, at a time that is given. */
export function placeExchange(
  caller: Caller,
  call: RequestCall,
  now: Millis,
): Promise<RequestAnswer | HeldRequest> {
  const place = (transaction: Transaction) => placeRequest(transaction, caller, call, now);
  const refusal = async (): Promise<RequestAnswer | null> => {
    const open = await openExchangesOf(caller.uid).count().get();
    return canRequest(open.data().count) || (await isPlaced(call)) ? null : err('too_many_open');
  };
  return inTurn(`exchange-${caller.uid}`, refusal, () => inTransaction(place));
}

const isPlaced = async ({ id }: RequestCall): Promise<boolean> =>
  (await firestore().doc(exchangePath(id)).get()).exists;

async function placeRequest(
  transaction: Transaction,
  { uid }: Caller,
  { id, request }: RequestCall,
  now: Millis,
): Promise<RequestAnswer | HeldRequest> {
  const database = firestore();
  const [exchange, before] = [
    database.doc(exchangePath(id)),
    await transaction.get(database.doc(exchangePath(id))),
  ];
  if (before.exists) {
    if (fieldOf(exchangeDocument, before, 'userId') !== uid) {
      throw new HttpsError('permission-denied', 'somebody else’s exchange');
    }
    return ok({ requestNo: String(storedField(exchangeDocument, before, 'requestNo')) });
  }
  // Asked for while the account was going: what they have told us would stay behind them.
  if (await hasLeft(transaction, uid)) throw new HttpsError('permission-denied', 'left');
  const open = await transaction.get(openExchangesOf(uid));
  const checked = checkRequest(request, open.size, now);
  if (!checked.ok) return checked;
  const store = await transaction.get(database.doc(`stores/${request.storeId}`));
  const standing = store.exists
    ? storeDocument.readSome(store.data(), ['hours', 'holidays', 'isClosed', 'services'])
    : null;
  // The page may have offered what stood before the desk has changed it.
  if (standing === null || standing.isClosed || !standing.services.includes('exchange')) {
    return err('store_required');
  }
  if (!isOpenAtOneOf(standing, request.preferredSlots)) return err('slots_invalid');
  const quota = await readQuota(transaction, uid, 'exchanges', now);
  if (quota.kind === 'full') return heldBy(quota);

  const today = seoulDate(now);
  const counter = await transaction.get(database.doc(`counters/exchanges-${today}`));
  const estimate = estimateOf(
    request.items,
    request.targetBars,
    await feeTableOfDay(transaction, today),
    await goldPriceOfDay(transaction, today),
  );
  const sequence = (read(natural.reads, counter.get('last')) ?? 0) + 1;
  const requestNo = requestNoOf(now, sequence);
  transaction.set(counter.ref, { last: sequence, updatedAt: Timestamp.fromMillis(now) });
  countQuota(transaction, quota, id);
  transaction.create(exchange, requestRecord({ uid, request, estimate, requestNo, at: now }));
  transaction.create(
    database.doc(eventPath(id, 0)),
    logRecord(
      {
        version: 0,
        kind: 'request',
        from: null,
        to: 'requested',
        by: uid,
        role: 'owner',
        at: now,
        reason: '',
      },
      id,
      request,
    ),
  );
  addTallies(
    transaction,
    countExchange({ history: [{ to: 'requested', at: now }], measured: null, final: null }),
  );
  return ok({ requestNo });
}
