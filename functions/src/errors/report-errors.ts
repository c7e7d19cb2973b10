import { HttpsError } from 'firebase-functions/https';
import { reportErrorsCall, type ReportAnswer } from '#documents/client-error.ts';
import { createBucket } from '../runtime/bucket.ts';
import { callOptions } from '../runtime/call-options.ts';
import { onCall } from '../runtime/on-call.ts';
import { noteError } from './note-error.ts';

/** What passes for all devices together; there is one instance. */
const bucket = createBucket(120, 60_000);

/**
 * Takes what devices tell of errors, from anybody: the first visit of somebody who is not signed in fails as
 * well. Who calls is not asked and not kept. Throws `invalid-argument` for whatever else stands in it.
 */
export const reportErrors = onCall(callOptions(1), async ({ data }): Promise<ReportAnswer> => {
  const call = reportErrorsCall.request(data);
  if (call === null) throw new HttpsError('invalid-argument', 'no report of an error');
  const waitMs = bucket.take(Date.now());
  if (waitMs > 0) return { ok: false, code: 'held', waitMs };
  for (const report of call.reports) await noteError(report, new Date());
  return { ok: true, value: null };
});
