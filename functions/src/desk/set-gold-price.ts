import { HttpsError } from 'firebase-functions/https';
import { setGoldPriceCall, type PriceCall } from '#documents/calls/desk.ts';
import { refusalOfPrice, type PriceEditRefusal } from '#domain/gold/price-edit.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { millis } from '#domain/units.ts';
import { callOptions } from '../runtime/call-options.ts';
import { adminOf, type Caller } from '../runtime/caller.ts';
import { firestore } from '../runtime/firebase.ts';
import { onCall } from '../runtime/on-call.ts';
import { notePriceMoves } from '../gold/price-ledger.ts';
import { priceRecord } from '../gold/price-record.ts';
import { actOnce, wasDone } from './admin-action.ts';

/** Sets or corrects a day's gold price, and writes down who did it. Refusals are answers, not errors. */
export const setGoldPrice = onCall(callOptions(2), async (request): Promise<PriceAnswer> => {
  const caller = await adminOf(request);
  const call = setGoldPriceCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not a gold price');
  return setPrice(caller, call, new Date());
});

type PriceAnswer = Result<null, PriceEditRefusal>;

/** The same without the wire: for an admin who is known, at a time that is given. */
export async function setPrice(
  caller: Caller,
  { callId, price: edit }: PriceCall,
  now: Date,
): Promise<PriceAnswer> {
  const refusal = refusalOfPrice(edit, seoulDate(millis(now.getTime())));
  // One that is sent again may find that its day is too long ago meanwhile.
  if (refusal !== null && !(await wasDone(callId))) return err(refusal);
  const { date, buyPerGram, sellPerGram } = edit;
  const price = { date, buyPerGram, sellPerGram, source: edit.source.trim() };
  await actOnce({ kind: 'gold_price', caller, callId, asked: price }, async (transaction) => {
    await notePriceMoves(transaction, { date, buyPerGram, sellPerGram }, now);
    transaction.set(firestore().doc(`goldPrices/${date}`), priceRecord(price));
    return price;
  });
  return ok(null);
}
