import type { Call } from '#documents/kernel/call.ts';
import {
  addFeeTableCall,
  decideReportCall,
  saveStoreCall,
  setGoldPriceCall,
  viewReportCall,
  type DecisionCall,
  type FeeTableAnswer,
  type StoreAnswer,
  type StoreCall,
} from '#documents/calls/desk.ts';
import { closeClientErrorCall } from '#documents/client-error.ts';
import { clearFaultCall, countQueuesCall, findMemberCall } from '#documents/calls/operations.ts';
import type { FoundMember } from '#domain/system/found-member.ts';
import type { Queues } from '#domain/system/queues.ts';
import type { FeeTableEdit } from '#domain/gold/fee-table-edit.ts';
import type { PriceEdit, PriceEditRefusal } from '#domain/gold/price-edit.ts';
import type { ReportId } from '#domain/ids.ts';
import { err, type Result } from '#domain/result.ts';
import type { ReportedThing } from '#domain/safety/filed-report.ts';
import type { DecisionRefusal } from '#domain/safety/report-decision.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { callFunction } from './functions.ts';

type Failure = { readonly ok: false; readonly code: ServerFailure };

export const setGoldPrice = (
  callId: string,
  price: PriceEdit,
): Promise<Result<null, PriceEditRefusal | ServerFailure>> => ask(setGoldPriceCall, { callId, price });

export type AddedFeeTable = FeeTableAnswer | Failure;

export const addFeeTable = (callId: string, table: FeeTableEdit): Promise<AddedFeeTable> =>
  ask(addFeeTableCall, { callId, table });

export type SavedStore = StoreAnswer | Failure;

export const saveStore = (call: StoreCall): Promise<SavedStore> => ask(saveStoreCall, call);

export type Decision = Omit<DecisionCall, 'callId'>;

export const decideReport = (
  callId: string,
  decision: Decision,
): Promise<Result<null, DecisionRefusal | ServerFailure>> => ask(decideReportCall, { callId, ...decision });

/** The reported thing itself. */
export const viewReport = (id: ReportId): Promise<Result<ReportedThing, ServerFailure>> =>
  ask(viewReportCall, { id });

export const countQueues = (): Promise<Result<Queues, ServerFailure>> => ask(countQueuesCall, null);

export const clearFault = (name: string): Promise<Result<null, ServerFailure>> =>
  ask(clearFaultCall, { name });

export const closeClientError = (fingerprint: string): Promise<Result<null, ServerFailure>> =>
  ask(closeClientErrorCall, { fingerprint });

export const findMember = (
  callId: string,
  words: string,
): Promise<Result<readonly FoundMember[], ServerFailure>> => ask(findMemberCall, { callId, words });

async function ask<Request, Answer>(
  call: Call<Request, Answer>,
  request: Request,
): Promise<Answer | Failure> {
  const called = await callFunction(call.name, request);
  if (!called.ok) return called;
  const answer = call.answer(called.value);
  if (answer !== null) return answer;
  console.warn(`${call.name}: not understood`, called.value);
  return err('failed');
}
