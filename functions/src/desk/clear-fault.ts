import { HttpsError } from 'firebase-functions/https';
import { clearFaultCall } from '#documents/calls/operations.ts';
import { ok, type Result } from '#domain/result.ts';
import { callOptions } from '../runtime/call-options.ts';
import { adminOf } from '../runtime/caller.ts';
import { firestore } from '../runtime/firebase.ts';
import { log } from '../runtime/log.ts';
import { onCall } from '../runtime/on-call.ts';

/** Takes a function off the list of those that have failed; the next failure puts it there again. */
export const clearFault = onCall(callOptions(1), async (request): Promise<Result<null, never>> => {
  const caller = await adminOf(request);
  const call = clearFaultCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not the name of a function');
  await firestore().doc(`systemFaults/${call.name}`).delete();
  log.info('a fault was seen to', { function: call.name, by: caller.uid });
  return ok(null);
});
