import * as v from 'valibot';
import { FEE_TABLE_REFUSALS, type FeeTableEdit, type FeeTableProblem } from '#domain/gold/fee-table-edit.ts';
import { PRICE_EDIT_REFUSALS, type PriceEdit, type PriceEditRefusal } from '#domain/gold/price-edit.ts';
import type { ReportId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import {
  DECISION_REFUSALS,
  type DecisionRefusal,
  type ReportDecision,
} from '#domain/safety/report-decision.ts';
import type { ReportedThing } from '#domain/safety/filed-report.ts';
import { userIdField } from './codec/id-fields.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { callFunction } from './functions.ts';

/*
 * What an admin asks of the server. With the same `callId` again a call is answered as the first time, so that one
 * whose answer was lost can be repeated.
 */

const done = v.object({ ok: v.literal(true), value: v.null() });

export const setGoldPrice = (
  callId: string,
  price: PriceEdit,
): Promise<Result<null, PriceEditRefusal | ServerFailure>> =>
  ask(
    'setGoldPrice',
    { callId, price },
    v.variant('ok', [done, v.object({ ok: v.literal(false), code: v.picklist(PRICE_EDIT_REFUSALS) })]),
  );

export type AddedFeeTable =
  | { readonly ok: true; readonly value: null }
  | { readonly ok: false; readonly code: ServerFailure }
  | ({ readonly ok: false } & FeeTableProblem);

export const addFeeTable = (callId: string, table: FeeTableEdit): Promise<AddedFeeTable> =>
  ask(
    'addFeeTable',
    { callId, table },
    v.variant('ok', [
      done,
      v.object({
        ok: v.literal(false),
        code: v.picklist(FEE_TABLE_REFUSALS),
        rule: v.nullable(v.number()),
      }),
    ]),
  );

export interface Decision {
  readonly id: ReportId;
  readonly decision: ReportDecision;
  readonly note: string;
}

export const decideReport = (
  callId: string,
  decision: Decision,
): Promise<Result<null, DecisionRefusal | ServerFailure>> =>
  ask(
    'decideReport',
    { callId, ...decision },
    v.variant('ok', [done, v.object({ ok: v.literal(false), code: v.picklist(DECISION_REFUSALS) })]),
  );

const thing: v.GenericSchema<unknown, ReportedThing> = v.object({
  exists: v.boolean(),
  title: v.string(),
  text: v.string(),
  isChanged: v.optional(v.boolean(), false),
  authorId: v.nullable(userIdField),
  authorName: v.string(),
  earlier: v.number(),
});

/** The reported thing itself. */
export async function viewReport(id: ReportId): Promise<Result<ReportedThing, ServerFailure>> {
  const answer = await ask(
    'viewReport',
    { id },
    v.variant('ok', [
      v.object({ ok: v.literal(true), value: thing }),
      v.object({ ok: v.literal(false), code: v.literal('gone') }),
    ]),
  );
  return answer.ok ? ok(answer.value) : answer;
}

async function ask<Answer>(
  name: string,
  data: unknown,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer | { readonly ok: false; readonly code: ServerFailure }> {
  const called = await callFunction(name, data);
  if (!called.ok) return called;
  const answer = v.safeParse(schema, called.value);
  if (answer.success) return answer.output;
  console.warn(`${name}: not understood`, called.value);
  return err('failed');
}
