import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { confirmMeetingCall, type MeetingAnswer } from '#documents/calls/meeting.ts';
import { meetingPath, parseMeeting, type Meeting } from '#documents/meeting.ts';
import { orderDocument, parseOrder } from '#documents/order.ts';
import { productDocument } from '#documents/product.ts';
import type { UserId } from '#domain/ids.ts';
import { buyerWords, dealOf, sellerWords, takenSteps, type MeetingDeal } from '#domain/meeting/meeting.ts';
import { effectOfMeeting, isTimely, MAX_WRONG_CODES, type MeetingReceipt } from '#domain/meeting/receipt.ts';
import type { Order } from '#domain/order/order.ts';
import { err, ok } from '#domain/result.ts';
import { millis, type Millis } from '#domain/units.ts';
import { unreadQuestion } from '../deals/buyers-question.ts';
import { dealNotice, liveOrdersOf, productPatch } from '../deals/deal-record.ts';
import { callOptions } from '../runtime/call-options.ts';
import { callerOf, type Caller } from '../runtime/caller.ts';
import { fieldsUnder } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { onCall } from '../runtime/on-call.ts';
import { isWordOf } from './seals.ts';

/**
 * Takes what two people have signed where they met, from either of them, however late and however often: the
 * first receipt stands, and with it their deal is done. Refusals are answers, not errors.
 */
export const confirmMeeting = onCall(callOptions(10), async (request): Promise<MeetingAnswer> => {
  const caller = await callerOf(request);
  const receipt = confirmMeetingCall.request(request.data);
  if (receipt === null) throw new HttpsError('invalid-argument', 'not a receipt of a meeting');
  return takeReceipt(caller, receipt, millis(Date.now()));
});

/** The same without the wire: for a caller who is known, at a time that is given. */
export const takeReceipt = (caller: Caller, receipt: MeetingReceipt, now: Millis): Promise<MeetingAnswer> =>
  inTransaction((transaction) => take(transaction, caller, receipt, now));

async function take(
  transaction: Transaction,
  { uid }: Caller,
  receipt: MeetingReceipt,
  now: Millis,
): Promise<MeetingAnswer> {
  const { orderId } = receipt;
  const database = firestore();
  const meetingAt = database.doc(meetingPath(orderId));
  const [stored, known] = await transaction.getAll(database.doc(`orders/${orderId}`), meetingAt);
  const order = parseOrder(orderId, stored?.data());
  const meeting = parseMeeting(known?.data());
  if (order === null || stored === undefined) return err('gone');
  const isSeller = uid === order.sellerId;
  if (!isSeller && uid !== order.buyerId) return err('denied');
  // Nobody of the two has ever had the secrets: there is nothing that they can have signed.
  if (meeting === null) return err('forged');
  if (receipt[isSeller ? 'seller' : 'buyer'].kind !== 'seal') return err('denied');
  const deal = dealOf(order);
  if (receipt.weight !== deal.weight || receipt.amount !== deal.amount) return err('terms');
  if (!isTimely(receipt, order.createdAt, now)) return err('time');
  const guessed = guessedCode(receipt);
  if (guessed !== null && meeting[guessed] >= MAX_WRONG_CODES) return err('too_often');
  const takenStep = takenStepOf(meeting, deal, receipt);
  if (takenStep === null || !isWordOf(meeting, receipt.seller, 'seller', sellerWords(deal, receipt.step))) {
    if (guessed !== null) transaction.update(meetingAt, { [guessed]: FieldValue.increment(1) });
    return err('forged');
  }

  const product = await transaction.get(database.doc(`products/${order.productId}`));
  const effect = effectOfMeeting(
    order.status,
    productDocument.readSome(product.data(), ['status', 'isWithheld']),
    await hasOtherDeal(transaction, order),
  );
  if (!effect.ok) return effect;
  const question = order.status === 'handed' ? await unreadQuestion(transaction, orderId) : null;
  if (meeting.receipt === null) {
    const { step, weight, amount } = receipt;
    const how = receipt.seller.kind === 'seal' && receipt.buyer.kind === 'seal' ? 'scanned' : 'typed';
    transaction.update(meetingAt, {
      receipt: { step, takenStep, weight, amount, how, broughtBy: isSeller ? 'seller' : 'buyer' },
      receivedAt: FieldValue.serverTimestamp(),
    });
  }
  question?.markRead();
  if (effect.value.completes) complete(transaction, stored, order, isSeller ? order.buyerId : order.sellerId);
  if (effect.value.sells) {
    const change = { status: 'sold', buyer: order.buyerId, order: 'confirm' } as const;
    transaction.update(product.ref, productPatch(change));
  }
  return ok(null);
}

/** Which wrong codes are counted where this one is wrong: of the other side, that was typed. */
function guessedCode({ seller, buyer }: MeetingReceipt): 'wrongShown' | 'wrongReturns' | null {
  if (seller.kind === 'code') return 'wrongShown';
  return buyer.kind === 'code' ? 'wrongReturns' : null;
}

/** In which step the buyer has taken up what was shown, by their own seal; `null` where they have not. */
function takenStepOf(
  meeting: Meeting,
  deal: MeetingDeal,
  { step, takenStep, buyer }: MeetingReceipt,
): number | null {
  const isIn = (taken: number) => isWordOf(meeting, buyer, 'buyer', buyerWords(deal, step, taken));
  if (buyer.kind === 'seal') return takenStep !== null && isIn(takenStep) ? takenStep : null;
  return takenSteps(step).find(isIn) ?? null;
}

async function hasOtherDeal(transaction: Transaction, { id, productId }: Order): Promise<boolean> {
  const live = await transaction.get(liveOrdersOf(productId).limit(2));
  return live.docs.some((other) => other.id !== id);
}

function complete(
  transaction: Transaction,
  stored: DocumentSnapshot,
  { id, snapshot, agreedPrice, sellerId }: Order,
  toUid: UserId,
): void {
  const now = FieldValue.serverTimestamp();
  transaction.update(
    stored.ref,
    fieldsUnder(orderDocument, { status: 'completed', completedAt: now, updatedAt: now }),
  );
  transaction.set(
    firestore().doc(`notifications/deal-${id}-completed`),
    dealNotice(toUid, 'completed', {
      id,
      sellerId,
      title: snapshot.title,
      price: agreedPrice,
    }),
  );
}
