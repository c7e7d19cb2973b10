import { HttpsError } from 'firebase-functions/https';
import { testPushCall, type TestPushAnswer } from '#documents/calls/test-push.ts';
import { pushFields } from '#documents/push.ts';
import type { UserId } from '#domain/ids.ts';
import { err, ok } from '#domain/result.ts';
import { millis, type Millis } from '#domain/units.ts';
import { testPushText as text } from '#i18n/ko/test-push.ts';
import { callOptions } from '../runtime/call-options.ts';
import { callerOf } from '../runtime/caller.ts';
import { firestore } from '../runtime/firebase.ts';
import { messaging } from '../runtime/messaging.ts';
import { onCall } from '../runtime/on-call.ts';
import { deliverPush } from './deliver-push.ts';
import { eventIdOf } from './push-event.ts';
import { noteTestPush, tokensOf } from './push-ledger.ts';
import { forgetTokens } from './send-push.ts';

/** One device is tried once in so long. */
const WINDOW_MS = 30_000;

/**
 * Pushes to the device that asks, whatever its quiet hours say: its person waits for it. Refusals are answers,
 * not errors.
 */
export const sendTestPush = onCall(callOptions(5), async (request): Promise<TestPushAnswer> => {
  const { uid } = await callerOf(request);
  const call = testPushCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not a token');
  return testPush(uid, call.token, millis(Date.now()));
});

async function testPush(uid: UserId, token: string, now: Millis): Promise<TestPushAnswer> {
  const service = messaging();
  if (!service) return err('no_service');
  const account = await firestore().doc(`users/${uid}`).get();
  // Nobody reaches a device that is not their own.
  if (!tokensOf(account).includes(token)) return err('unknown');
  const eventId = eventIdOf(`test ${uid} ${token} ${Math.floor(now / WINDOW_MS)}`);
  if (!(await noteTestPush(eventId, uid, now))) {
    return { ok: false, code: 'held', waitMs: WINDOW_MS - (now % WINDOW_MS) };
  }
  const push = {
    eventId,
    to: uid,
    title: text.pushTitle,
    body: text.pushBody,
    data: { type: 'system', click_action: '/profile' },
    tag: 'test',
    sentAt: now,
    notificationId: null,
    chatId: null,
    messageId: null,
  } as const;
  const { dead, left, refused } = await deliverPush(service, [token], pushFields(push));
  if (dead.length > 0) {
    await forgetTokens(uid, dead);
    return err('dead');
  }
  if (left.length > 0) return err('busy');
  return refused.length > 0 ? err('refused') : ok({ eventId });
}
