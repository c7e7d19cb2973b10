import { HttpsError } from 'firebase-functions/https';
import { clearFaultCall, type FaultCall } from '#documents/calls/operations.ts';
import { parseSystemFault } from '#documents/system.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { callOptions } from '../runtime/call-options.ts';
import { adminOf } from '../runtime/caller.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { log } from '../runtime/log.ts';
import { onCall } from '../runtime/on-call.ts';

/**
 * Takes a function off the list of those that have failed; the next failure puts it there again. One that came
 * since the desk looked stays, and the answer says so.
 */
export const clearFault = onCall(callOptions(1), async (request) => {
  const caller = await adminOf(request);
  const call = clearFaultCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not the name of a function');
  const answer = await clear(call);
  if (answer.ok) log.info('a fault was seen to', { function: call.name, by: caller.uid });
  return answer;
});

const clear = ({ name, seenAt }: FaultCall): Promise<Result<null, 'stale'>> =>
  inTransaction(async (transaction) => {
    const noted = await transaction.get(firestore().doc(`systemFaults/${name}`));
    const lastAt = parseSystemFault(noted.id, noted.data())?.lastAt;
    if (seenAt !== undefined && lastAt !== undefined && lastAt > seenAt) return err('stale');
    transaction.delete(noted.ref);
    return ok(null);
  });
