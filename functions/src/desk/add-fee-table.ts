import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { addFeeTableCall, type FeeTableAnswer, type FeeTableCall } from '#documents/calls/desk.ts';
import { feeTableDocument } from '#documents/fee-table.ts';
import { problemOfFeeTable } from '#domain/gold/fee-table-edit.ts';
import { ok } from '#domain/result.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { millis, type Millis } from '#domain/units.ts';
import { callOptions } from '../runtime/call-options.ts';
import { adminOf, type Caller } from '../runtime/caller.ts';
import { dataOf } from '../runtime/stored-data.ts';
import { firestore } from '../runtime/firebase.ts';
import { onCall } from '../runtime/on-call.ts';
import { actOnce, wasDone } from './admin-action.ts';

/**
 * Adds a fee table that replaces the one before it from its day on, and writes down who did it. No table is
 * ever changed. Refusals are answers, not errors.
 */
export const addFeeTable = onCall(callOptions(2), async (request): Promise<FeeTableAnswer> => {
  const caller = await adminOf(request);
  const call = addFeeTableCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not a fee table');
  return addTable(caller, call, millis(Date.now()));
});

/** The same without the wire: for an admin who is known, at a time that is given. */
export async function addTable(
  caller: Caller,
  { callId, table: edit }: FeeTableCall,
  now: Millis,
): Promise<FeeTableAnswer> {
  const problem = problemOfFeeTable(edit, seoulDate(now));
  // One that is sent again may find that its day has passed meanwhile.
  if (problem !== null && !(await wasDone(callId))) return { ok: false, ...problem };
  const tableId = tableIdOf(edit.effectiveFrom, now);
  const table = dataOf(feeTableDocument.encode(edit));
  await actOnce({ kind: 'fee_table', caller, callId, asked: edit }, (transaction) => {
    transaction.create(firestore().doc(`feeTables/${tableId}`), {
      ...table,
      createdAt: FieldValue.serverTimestamp(),
      createdBy: caller.uid,
    });
    return { ...table, tableId };
  });
  return ok(null);
}

/** Of two tables of one day the greater id counts: the one added later. */
const tableIdOf = (date: string, now: Millis): string => `${date}-${String(now).padStart(14, '0')}`;
