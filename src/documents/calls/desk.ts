import * as v from 'valibot';
import {
  FEE_TABLE_LIMITS,
  FEE_TABLE_REFUSALS,
  type FeeTableEdit,
  type FeeTableProblem,
} from '#domain/gold/fee-table-edit.ts';
import {
  PRICE_EDIT_LIMITS,
  PRICE_EDIT_REFUSALS,
  type PriceEdit,
  type PriceEditRefusal,
} from '#domain/gold/price-edit.ts';
import { parseReportId, parseStoreId, parseUserId, type ReportId, type StoreId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import type { ReportedThing } from '#domain/safety/filed-report.ts';
import {
  DECISION_NOTE_MAX_CHARS,
  DECISION_REFUSALS,
  REPORT_DECISIONS,
  type DecisionRefusal,
  type ReportDecision,
} from '#domain/safety/report-decision.ts';
import { STORE_SERVICES } from '#domain/store/store.ts';
import { STORE_LIMITS, STORE_REFUSALS, type StoreEdit, type StoreRefusal } from '#domain/store/store-edit.ts';
import { feeRule } from '../fee-table.ts';
import { defineCall, resultOf } from '../kernel/call.ts';
import { amount, anyId, finiteNumber, id, natural, newId, oneOf } from '../kernel/kinds.ts';

/*
 * What an admin asks of the server. With the same `callId` again a call is answered as the first time, so
 * that one whose answer was lost can be repeated.
 */

const callId = anyId.reads;
const reportId = id(parseReportId).reads;
/** Room for more than is allowed: what is too long is told so, not called unintelligible. */
const words = (max: number) => v.pipe(v.string(), v.maxLength(2 * max));
const date = v.pipe(v.string(), v.maxLength(10));

export interface PriceCall {
  readonly callId: string;
  readonly price: PriceEdit;
}

export const setGoldPriceCall = defineCall<PriceCall, Result<null, PriceEditRefusal>>(
  'setGoldPrice',
  v.object({
    callId,
    price: v.object({
      date,
      buyPerGram: amount.reads,
      sellPerGram: amount.reads,
      source: words(PRICE_EDIT_LIMITS.sourceChars),
    }),
  }),
  resultOf(v.null(), PRICE_EDIT_REFUSALS),
);

export interface FeeTableCall {
  readonly callId: string;
  readonly table: FeeTableEdit;
}
export type FeeTableAnswer =
  | { readonly ok: true; readonly value: null }
  | ({ readonly ok: false } & FeeTableProblem);

export const addFeeTableCall = defineCall<FeeTableCall, FeeTableAnswer>(
  'addFeeTable',
  v.object({
    callId,
    table: v.object({
      effectiveFrom: date,
      rules: v.pipe(v.array(feeRule.reads), v.maxLength(2 * FEE_TABLE_LIMITS.rules)),
    }),
  }),
  v.variant('ok', [
    v.object({ ok: v.literal(true), value: v.null() }),
    v.object({
      ok: v.literal(false),
      code: v.picklist(FEE_TABLE_REFUSALS),
      rule: v.nullable(v.number()),
    }),
  ]),
);

export interface StoreCall {
  readonly callId: string;
  /** Made by the desk's page for a new one, so that one that is sent twice is one store. */
  readonly id: StoreId;
  readonly isNew: boolean;
  readonly store: StoreEdit;
}
/** `taken`: a new one under an id that is there; `unknown`: a change of one that is not. */
export type StoreAnswer = Result<null, StoreRefusal | 'taken' | 'unknown'>;

const hours = v.nullable(v.object({ opens: natural.reads, closes: natural.reads }));

export const saveStoreCall = defineCall<StoreCall, StoreAnswer>(
  'saveStore',
  v.object({
    callId,
    id: newId(parseStoreId).reads,
    isNew: v.boolean(),
    store: v.object({
      name: words(STORE_LIMITS.nameChars),
      address: words(STORE_LIMITS.addressChars),
      phone: words(40),
      lat: finiteNumber,
      lng: finiteNumber,
      hours: v.pipe(v.array(hours), v.maxLength(7)),
      holidays: v.pipe(v.array(date), v.maxLength(2 * STORE_LIMITS.holidays)),
      isClosed: v.boolean(),
      services: v.pipe(v.array(oneOf(STORE_SERVICES).reads), v.maxLength(STORE_SERVICES.length)),
    }),
  }),
  resultOf(v.null(), [...STORE_REFUSALS, 'taken', 'unknown']),
);

export interface DecisionCall {
  readonly id: ReportId;
  readonly callId: string;
  readonly decision: ReportDecision;
  readonly note: string;
}

export const decideReportCall = defineCall<DecisionCall, Result<null, DecisionRefusal>>(
  'decideReport',
  v.object({
    id: reportId,
    callId,
    decision: oneOf(REPORT_DECISIONS).reads,
    note: words(DECISION_NOTE_MAX_CHARS),
  }),
  resultOf(v.null(), DECISION_REFUSALS),
);

const thing: v.GenericSchema<unknown, ReportedThing> = v.object({
  exists: v.boolean(),
  title: v.string(),
  text: v.string(),
  isChanged: v.optional(v.boolean(), false),
  authorId: v.nullable(id(parseUserId).reads),
  authorName: v.string(),
  aboutId: v.optional(v.nullable(id(parseUserId).reads), null),
  earlier: v.number(),
});

export const viewReportCall = defineCall<{ readonly id: ReportId }, Result<ReportedThing, 'gone'>>(
  'viewReport',
  v.object({ id: reportId }),
  resultOf(thing, ['gone']),
);
