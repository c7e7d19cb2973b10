import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/https';
import {
  PRICE_EDIT_LIMITS,
  refusalOfPrice,
  type PriceEdit,
  type PriceEditRefusal,
} from '#domain/gold/price-edit.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { millis, won } from '#domain/units.ts';
import { adminOf } from '../runtime/caller.ts';
import { firestore } from '../runtime/firebase.ts';
import { callIdOf, fieldsOf, textOf, wholeOf } from '../runtime/payload.ts';
import { REGION } from '../runtime/trigger-options.ts';
import { actOnce } from './admin-action.ts';

/** Sets or corrects a day's gold price, and writes down who did it. Refusals are answers, not errors. */
export const setGoldPrice = onCall(
  { region: REGION, maxInstances: 2 },
  async (request): Promise<Result<null, PriceEditRefusal>> => {
    const caller = await adminOf(request);
    const call = parseCall(request.data);
    if (call === null) throw new HttpsError('invalid-argument', 'not a gold price');
    const { callId, edit } = call;
    const refusal = refusalOfPrice(edit, seoulDate(millis(Date.now())));
    if (refusal !== null) return err(refusal);
    const { date, buyPerGram, sellPerGram } = edit;
    const price = { date, buyPerGram, sellPerGram, source: edit.source.trim() };
    await actOnce({ kind: 'gold_price', caller, callId, asked: price }, (transaction) => {
      transaction.set(firestore().doc(`goldPrices/${date}`), {
        ...price,
        updatedAt: FieldValue.serverTimestamp(),
      });
      return price;
    });
    return ok(null);
  },
);

function parseCall(data: unknown): { readonly callId: string; readonly edit: PriceEdit } | null {
  const call = fieldsOf(data);
  const fields = fieldsOf(call?.['price']);
  const callId = callIdOf(call?.['callId']);
  const date = textOf(fields?.['date'], 10);
  const [buy, sell] = [wholeOf(fields?.['buyPerGram']), wholeOf(fields?.['sellPerGram'])];
  const source = textOf(fields?.['source'], 2 * PRICE_EDIT_LIMITS.sourceChars);
  if (!callId || date === null || buy === null || sell === null || source === null) return null;
  return { callId, edit: { date, buyPerGram: won(buy), sellPerGram: won(sell), source } };
}
