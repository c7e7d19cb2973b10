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
import { closeClientErrorCall, type ErrorClosing } from '#documents/client-error.ts';
import {
  clearFaultCall,
  countQueuesCall,
  findMemberCall,
  type FaultCall,
} from '#documents/calls/operations.ts';
import type { FoundMember } from '#domain/system/found-member.ts';
import type { Queues } from '#domain/system/queues.ts';
import type { FeeTableEdit } from '#domain/gold/fee-table-edit.ts';
import type { PriceEdit, PriceEditRefusal } from '#domain/gold/price-edit.ts';
import type { ReportId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import type { ReportedThing } from '#domain/safety/filed-report.ts';
import type { DecisionRefusal } from '#domain/safety/report-decision.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { askFunction, type Unanswered } from './ask-function.ts';

export const setGoldPrice = (
  callId: string,
  price: PriceEdit,
): Promise<Result<null, PriceEditRefusal | ServerFailure>> =>
  askFunction(setGoldPriceCall, { callId, price });

export type AddedFeeTable = FeeTableAnswer | Unanswered;

export const addFeeTable = (callId: string, table: FeeTableEdit): Promise<AddedFeeTable> =>
  askFunction(addFeeTableCall, { callId, table });

export type SavedStore = StoreAnswer | Unanswered;

export const saveStore = (call: StoreCall): Promise<SavedStore> => askFunction(saveStoreCall, call);

export type Decision = Omit<DecisionCall, 'callId'>;

export const decideReport = (
  callId: string,
  decision: Decision,
): Promise<Result<null, DecisionRefusal | ServerFailure>> =>
  askFunction(decideReportCall, { callId, ...decision });

/** The reported thing itself. */
export const viewReport = (id: ReportId): Promise<Result<ReportedThing, ServerFailure>> =>
  askFunction(viewReportCall, { id });

export const countQueues = (): Promise<Result<Queues, ServerFailure>> => askFunction(countQueuesCall, null);

export const clearFault = (fault: FaultCall): Promise<Result<null, ServerFailure>> =>
  askFunction(clearFaultCall, fault);

export const closeClientError = (closing: ErrorClosing): Promise<Result<null, ServerFailure>> =>
  askFunction(closeClientErrorCall, closing);

export const findMember = (
  callId: string,
  words: string,
): Promise<Result<readonly FoundMember[], ServerFailure>> => askFunction(findMemberCall, { callId, words });
