import { HttpsError } from 'firebase-functions/https';
import { clientErrorDocument, closeClientErrorCall, parseClientError } from '#documents/client-error.ts';
import { ok, type Result } from '#domain/result.ts';
import { callOptions } from '../runtime/call-options.ts';
import { adminOf } from '../runtime/caller.ts';
import { fieldName, fieldsUnder } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { log } from '../runtime/log.ts';
import { onCall } from '../runtime/on-call.ts';

/** Of one error; more are taken the next time. */
const MOST_RELEASES = 400;

/**
 * Takes an error off the desk's list in every release up to the one that the desk looked at; a newer one, of
 * which it may know nothing yet, stays, or brings it back.
 */
export const closeClientError = onCall(callOptions(1), async (request): Promise<Result<null, never>> => {
  const caller = await adminOf(request);
  const call = closeClientErrorCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not the name of an error');
  const { fingerprint, release } = call;
  const ofIt = firestore()
    .collection('clientErrors')
    .where(fieldName(clientErrorDocument, 'fingerprint'), '==', fingerprint);
  const { docs } = await ofIt.limit(MOST_RELEASES).get();
  const writes = firestore().batch();
  for (const told of docs) {
    const known = parseClientError(told.id, told.data());
    if (release === undefined || known === null || known.release <= release) {
      writes.update(told.ref, fieldsUnder(clientErrorDocument, { isOpen: false }));
    }
  }
  await writes.commit();
  log.info('an error of the app was seen to', { fingerprint, by: caller.uid });
  return ok(null);
});
