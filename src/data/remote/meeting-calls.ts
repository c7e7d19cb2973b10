import { meetingKeysCall, type MeetingKeysAnswer } from '#documents/calls/meeting.ts';
import type { OrderId } from '#domain/ids.ts';
import { callFunction } from './functions.ts';

/** The secrets of an order for this person's devices. Rejects where the server does not answer. */
export async function askForMeetingKeys(orderId: OrderId): Promise<MeetingKeysAnswer> {
  const called = await callFunction(meetingKeysCall.name, { orderId });
  const answer = called.ok ? meetingKeysCall.answer(called.value) : null;
  if (answer === null) throw new Error(`no keys: ${called.ok ? 'unintelligible' : called.code}`);
  return answer;
}
