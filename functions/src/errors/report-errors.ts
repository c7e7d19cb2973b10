import { HttpsError } from 'firebase-functions/https';
import { reportErrorsCall, type ReportAnswer } from '#documents/client-error.ts';
import { isReleasedBy } from '#domain/system/client-error.ts';
import { addressOf } from '../runtime/address-of.ts';
import { createBucket, createBuckets } from '../runtime/bucket.ts';
import { callOptions } from '../runtime/call-options.ts';
import { onCall } from '../runtime/on-call.ts';
import { createNewErrors } from './new-errors.ts';
import { noteError } from './note-error.ts';

/** What passes for all devices together; there is one instance. */
const bucket = createBucket(120, 60_000);
/** And for one address, a twelfth of it: behind one there may be many devices, which tell of ten errors a day. */
const buckets = createBuckets(600, 3_600_000, 5_000);
const newErrors = createNewErrors();

/** Behind a load balancer of the operator's all devices would have its address. */
const OWN_PROXIES = Number(process.env['OWN_PROXIES'] || 0);

/**
 * Takes what devices tell of errors, from anybody: the first visit of somebody who is not signed in fails as
 * well. Who calls is not asked and not kept, but for an address in this instance's memory, so that one sender
 * takes up no more than their share. What is known already is counted; of what is new only so much is kept.
 * Throws `invalid-argument` for whatever else stands in it.
 */
export const reportErrors = onCall(callOptions(1), async ({ data, rawRequest }): Promise<ReportAnswer> => {
  const call = reportErrorsCall.request(data);
  const now = Date.now();
  // Whatever is closed in a release that is yet to come would be closed in all before it.
  if (call === null || !call.reports.every(({ release }) => isReleasedBy(release, now))) {
    throw new HttpsError('invalid-argument', 'no report of an error');
  }
  const address = addressOf(rawRequest, OWN_PROXIES);
  const waitMs = (address === null ? 0 : buckets.take(address, now)) || bucket.take(now);
  if (waitMs > 0) return { ok: false, code: 'held', waitMs };
  for (const report of call.reports) {
    await noteError(report, new Date(), () => newErrors.admit(address, Date.now()));
  }
  return { ok: true, value: null };
});
