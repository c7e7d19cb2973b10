import { HttpsError, onCall } from 'firebase-functions/https';
import { meetingKeysCall, type MeetingKeysAnswer } from '#documents/calls/meeting.ts';
import { meetingPath, parseMeeting } from '#documents/meeting.ts';
import { parseOrder } from '#documents/order.ts';
import type { OrderId } from '#domain/ids.ts';
import { sideOf } from '#domain/meeting/meeting.ts';
import { err, ok } from '#domain/result.ts';
import { callOptions } from '../runtime/call-options.ts';
import { callerOf, type Caller } from '../runtime/caller.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
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

const keysFor = ({ uid }: Caller, orderId: OrderId): Promise<MeetingKeysAnswer> =>
  inTransaction(async (transaction) => {
    const at = firestore().doc(meetingPath(orderId));
    const [stored, known] = await transaction.getAll(firestore().doc(`orders/${orderId}`), at);
    const order = parseOrder(orderId, stored?.data());
    if (order === null) return err('gone');
    if (uid !== order.sellerId && uid !== order.buyerId) return err('denied');
    if (order.status !== 'reserved' && order.status !== 'handed') return err('over');
    const meeting = parseMeeting(known?.data()) ?? newMeeting();
    if (known?.exists !== true) transaction.create(at, meeting);
    const { secrets } = meeting;
    return ok({ shared: secrets.shared, own: secrets[sideOf(order, uid)] });
  });
