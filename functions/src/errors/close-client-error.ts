import { HttpsError } from 'firebase-functions/https';
import { closeClientErrorCall } from '#documents/client-error.ts';
import { ok, type Result } from '#domain/result.ts';
import { callOptions } from '../runtime/call-options.ts';
import { adminOf } from '../runtime/caller.ts';
import { firestore } from '../runtime/firebase.ts';
import { log } from '../runtime/log.ts';
import { onCall } from '../runtime/on-call.ts';

/** Of one error; more are taken the next time. */
const MOST_RELEASES = 400;

/** Takes an error off the desk's list in every release that has told of it; a newer one brings it back. */
export const closeClientError = onCall(callOptions(1), async (request): Promise<Result<null, never>> => {
  const caller = await adminOf(request);
  const call = closeClientErrorCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not the name of an error');
  const { fingerprint } = call;
  const told = firestore().collection('clientErrors').where('fingerprint', '==', fingerprint);
  const { docs } = await told.limit(MOST_RELEASES).get();
  const writes = firestore().batch();
  for (const { ref } of docs) writes.update(ref, { isOpen: false });
  await writes.commit();
  log.info('an error of the app was seen to', { fingerprint, by: caller.uid });
  return ok(null);
});
