import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/https';
import {
  FEE_TABLE_LIMITS,
  problemOfFeeTable,
  type FeeTableEdit,
  type FeeTableProblem,
} from '#domain/gold/fee-table-edit.ts';
import { ok } from '#domain/result.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { millis, type Millis } from '#domain/units.ts';
import { feeRuleOf } from '../exchange/fee-rule.ts';
import { adminOf } from '../runtime/caller.ts';
import { firestore } from '../runtime/firebase.ts';
import { callIdOf, fieldsOf, listOf, textOf } from '../runtime/payload.ts';
import { REGION } from '../runtime/trigger-options.ts';
import { actOnce } from './admin-action.ts';

type Answer = { readonly ok: true; readonly value: null } | ({ readonly ok: false } & FeeTableProblem);

/**
 * Adds a fee table that replaces the one before it from its day on, and writes down who did it. No table is ever
 * changed. Refusals are answers, not errors.
 */
export const addFeeTable = onCall({ region: REGION, maxInstances: 2 }, async (request): Promise<Answer> => {
  const caller = await adminOf(request);
  const call = parseCall(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not a fee table');
  const { callId, edit } = call;
  const now = millis(Date.now());
  const problem = problemOfFeeTable(edit, seoulDate(now));
  if (problem !== null) return { ok: false, ...problem };
  const tableId = tableIdOf(edit.effectiveFrom, now);
  const table = { effectiveFrom: edit.effectiveFrom, rules: edit.rules.map((rule) => ({ ...rule })) };
  await actOnce({ kind: 'fee_table', caller, callId, asked: table }, (transaction) => {
    transaction.create(firestore().doc(`feeTables/${tableId}`), {
      ...table,
      createdAt: FieldValue.serverTimestamp(),
      createdBy: caller.uid,
    });
    return { ...table, tableId };
  });
  return ok(null);
});

/** Of two tables of one day the greater id counts: the one added later. */
const tableIdOf = (date: string, now: Millis): string => `${date}-${String(now).padStart(14, '0')}`;

function parseCall(data: unknown): { readonly callId: string; readonly edit: FeeTableEdit } | null {
  const call = fieldsOf(data);
  const fields = fieldsOf(call?.['table']);
  const callId = callIdOf(call?.['callId']);
  const effectiveFrom = textOf(fields?.['effectiveFrom'], 10);
  const rules = listOf(fields?.['rules'], 2 * FEE_TABLE_LIMITS.rules, feeRuleOf);
  return callId === null || effectiveFrom === null || rules === null
    ? null
    : { callId, edit: { effectiveFrom, rules } };
}
