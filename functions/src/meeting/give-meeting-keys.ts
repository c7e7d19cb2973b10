import { HttpsError } from 'firebase-functions/https';
import { meetingKeysCall, type MeetingKeysAnswer } from '#documents/calls/meeting.ts';
import { meetingPath, parseMeeting, type Meeting } from '#documents/meeting.ts';
import { parseOrder } from '#documents/order.ts';
import type { OrderId } from '#domain/ids.ts';
import { sideOf } from '#domain/meeting/meeting.ts';
import { err, ok } from '#domain/result.ts';
import { callOptions } from '../runtime/call-options.ts';
import { callerOf, type Caller } from '../runtime/caller.ts';
import { firestore } from '../runtime/firebase.ts';
import { onCall } from '../runtime/on-call.ts';
import { newMeeting } from './seals.ts';

/**
 * Gives a side of an open order the secrets by which its devices know the other's without a network. They are
 * made when the first of the two asks.
 */
export const meetingKeys = onCall(callOptions(10), async (request): Promise<MeetingKeysAnswer> => {
  const caller = await callerOf(request);
  const call = meetingKeysCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not an order');
  return keysFor(caller, call.orderId);
});

/** No transaction: the two ask at the same time, whenever their order is made, and would wait for each other. */
async function keysFor({ uid }: Caller, orderId: OrderId): Promise<MeetingKeysAnswer> {
  const order = parseOrder(orderId, (await firestore().doc(`orders/${orderId}`).get()).data());
  if (order === null) return err('gone');
  if (uid !== order.sellerId && uid !== order.buyerId) return err('denied');
  if (order.status !== 'reserved' && order.status !== 'handed') return err('over');
  const { secrets } = await meetingOf(orderId);
  return ok({ shared: secrets.shared, own: secrets[sideOf(order, uid)] });
}

/** What was made first stands: another's creation fails, and then that is what there is. */
async function meetingOf(orderId: OrderId): Promise<Meeting> {
  const at = firestore().doc(meetingPath(orderId));
  const known = parseMeeting((await at.get()).data());
  if (known !== null) return known;
  const made = newMeeting();
  try {
    await at.create(made);
    return made;
  } catch (error) {
    const others = parseMeeting((await at.get()).data());
    if (others === null) throw error;
    return others;
  }
}
