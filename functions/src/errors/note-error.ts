import { createHash } from 'node:crypto';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { clientErrorDocument, parseClientError } from '#documents/client-error.ts';
import {
  ERROR_LIMITS,
  fingerprintOf,
  type ClientError,
  type ErrorReport,
} from '#domain/system/client-error.ts';
import { millis } from '#domain/units.ts';
import { fieldName, fieldOf, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { log } from '../runtime/log.ts';
import { dataOf } from '../runtime/stored-data.ts';

/** More errors than this nobody reads; what is new beyond them takes the place of what was told of longest ago. */
export const MOST_ERRORS = 500;
/** Releases of one error that are looked at. */
const RELEASES = 50;

/** The name of an error in all releases, 16 hex digits. */
export const idOfError = (report: ErrorReport): string =>
  createHash('sha256').update(fingerprintOf(report)).digest('hex').slice(0, 16);

/**
 * Adds a report to what is known of its error in its release. One that is new is kept where `admits` says so,
 * which is asked once; else it is told to the log alone.
 */
export async function noteError(report: ErrorReport, now: Date, admits: () => boolean): Promise<void> {
  const fingerprint = idOfError(report);
  const facts = { fingerprint, release: report.release, source: report.source, route: report.route };
  const document = firestore().doc(`clientErrors/${report.release}_${fingerprint}`);
  let isAdmitted: boolean | null = null;
  const outcome = await inTransaction(async (transaction) => {
    const before = await transaction.get(document);
    const known = parseClientError(before.id, before.data());
    if (known === null && !(isAdmitted ??= admits())) return 'crowded';
    const pushedOut = known === null ? await pushedOutOf(transaction) : [];
    const isOpen =
      known === null ? !(await isSeenTo(transaction, fingerprint, report.release)) : isOpenIn(before);
    const next = withReport(known, report, { fingerprint, now });
    for (const { ref } of pushedOut) transaction.delete(ref);
    transaction.set(document, dataOf(clientErrorDocument.stores({ ...next, isOpen })));
    return known === null && isOpen ? 'new' : 'known';
  });
  if (outcome === 'new') log.warn('a new error of the app', facts);
  if (outcome === 'crowded') log.warn('no room for an error of the app', facts);
}

const isOpenIn = (snapshot: DocumentSnapshot): boolean =>
  fieldOf(clientErrorDocument, snapshot, 'isOpen') === true;

/** What makes room for one more: a full list that took nothing new would hide what fails today. */
async function pushedOutOf(transaction: Transaction): Promise<readonly DocumentSnapshot[]> {
  const all = firestore().collection('clientErrors').limit(MOST_ERRORS).count();
  const counted = await transaction.get(all);
  if (counted.data().count < MOST_ERRORS) return [];
  const oldest = firestore()
    .collection('clientErrors')
    .orderBy(fieldName(clientErrorDocument, 'lastAt'))
    .limit(1)
    .select();
  return (await transaction.get(oldest)).docs;
}

/** Whether the desk has seen to it in this release or in a later one: an old page tells of it for days. */
async function isSeenTo(transaction: Transaction, fingerprint: string, release: string): Promise<boolean> {
  const others = firestore()
    .collection('clientErrors')
    .where(fieldName(clientErrorDocument, 'fingerprint'), '==', fingerprint);
  const { docs } = await transaction.get(others.limit(RELEASES));
  return docs.some(
    (other) => !isOpenIn(other) && String(storedField(clientErrorDocument, other, 'release')) >= release,
  );
}

type Known = Omit<ClientError, 'id'>;

function withReport(
  known: Known | null,
  report: ErrorReport,
  { fingerprint, now }: { readonly fingerprint: string; readonly now: Date },
): Known {
  const { release, source, name, cause, frames, route, browser, isOffline, count } = report;
  const at = millis(now.getTime());
  return {
    release,
    fingerprint,
    source,
    name,
    cause,
    // Of the first: where later ones differ it is by a line of the same files.
    frames: known?.frames ?? frames,
    routes: [...new Set([...(known?.routes ?? []), route])].slice(0, ERROR_LIMITS.routes),
    browsers: [...new Set([...(known?.browsers ?? []), browser])],
    count: (known?.count ?? 0) + count,
    offline: (known?.offline ?? 0) + (isOffline ? count : 0),
    firstAt: known?.firstAt ?? at,
    lastAt: at,
  };
}
