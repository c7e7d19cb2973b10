import { useState } from 'react';
import type { AddedFeeTable, Decision, SavedStore } from '#data/remote/desk-calls.ts';
import type { FaultCall } from '#documents/calls/operations.ts';
import type { ErrorClosing } from '#documents/client-error.ts';
import type { FeeTableEdit } from '#domain/gold/fee-table-edit.ts';
import type { PriceEdit, PriceEditRefusal } from '#domain/gold/price-edit.ts';
import { parseStoreId } from '#domain/ids.ts';
import { err, type Result } from '#domain/result.ts';
import type { DecisionRefusal } from '#domain/safety/report-decision.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import type { StoreEdit } from '#domain/store/store-edit.ts';
import type { FoundMember } from '#domain/system/found-member.ts';
import { catalogueSync } from '#session/page-catalogue.ts';
import { renewClaims } from '#session/renew-claims.ts';
import { useWishes } from '#session/use-wish.ts';

export interface DeskCall<Intent, Answer> {
  readonly isBusy: boolean;
  /** `null`, and nothing is asked, while something is under way already and once the same has been done. */
  readonly send: (intent: Intent) => Promise<Answer | null>;
}

type Failed = { readonly ok: false; readonly code: ServerFailure };
type Send<Intent, Answer> = (callId: string, intent: Intent) => Promise<Answer>;

// `form` is all that stands in the form.

/** Sets a day's gold price; this device knows it at once, others with their next look. */
export const useSetGoldPrice = (
  form: string,
): DeskCall<PriceEdit, Result<null, PriceEditRefusal | ServerFailure>> => useDeskCall(sendPrice, form);

/** Adds a fee table. */
export const useAddFeeTable = (form: string): DeskCall<FeeTableEdit, AddedFeeTable> =>
  useDeskCall(sendTable, form);

interface StoreWish {
  /** Of a new one as the form has named it: one that is sent again, after a reload too, is the same store. */
  readonly id: string;
  readonly isNew: boolean;
  readonly store: StoreEdit;
}

/** Opens, changes, closes a store; this device knows it at once, others with their next look. */
export const useSaveStore = (form: string): DeskCall<StoreWish, SavedStore> => useDeskCall(sendStore, form);

/** Decides a report. */
export const useDecideReport = (
  form: string,
): DeskCall<Decision, Result<null, DecisionRefusal | ServerFailure>> => useDeskCall(sendDecision, form);

/** Looks for members; a look is written down once, however often it is asked for. */
export const useFindMember = (
  words: string,
): DeskCall<string, Result<readonly FoundMember[], ServerFailure>> => useDeskCall(sendSearch, words);

/** Takes a function off the list of those that have failed. */
export const useClearFault = (name: string): DeskCall<FaultCall, Result<null, ServerFailure>> =>
  useDeskCall(sendClearing, name);

/** Takes an error of the app off the list, until a newer release brings it back. */
export const useCloseClientError = (error: string): DeskCall<ErrorClosing, Result<null, ServerFailure>> =>
  useDeskCall(sendClosing, error);

const loadCalls = () => import('#data/remote/desk-calls.ts');

const sendPrice: Send<PriceEdit, Result<null, PriceEditRefusal | ServerFailure>> = async (callId, price) => {
  const answer = await (await loadCalls()).setGoldPrice(callId, price);
  if (answer.ok) await catalogueSync.refresh({ kind: 'gold_prices' }, { isForced: true });
  return answer;
};

const sendTable: Send<FeeTableEdit, AddedFeeTable> = async (callId, table) => {
  const answer = await (await loadCalls()).addFeeTable(callId, table);
  if (answer.ok) await catalogueSync.refresh({ kind: 'fee_tables' }, { isForced: true });
  return answer;
};

const sendStore: Send<StoreWish, SavedStore> = async (callId, { id: name, isNew, store }) => {
  const id = parseStoreId(name);
  if (id === null) return err('invalid');
  const answer = await (await loadCalls()).saveStore({ callId, id, isNew, store });
  if (answer.ok) await catalogueSync.refresh({ kind: 'stores' }, { isForced: true });
  return answer;
};

const sendDecision: Send<Decision, Result<null, DecisionRefusal | ServerFailure>> = async (
  callId,
  decision,
) => (await loadCalls()).decideReport(callId, decision);

const sendSearch: Send<string, Result<readonly FoundMember[], ServerFailure>> = async (callId, words) =>
  (await loadCalls()).findMember(callId, words);

const sendClearing: Send<FaultCall, Result<null, ServerFailure>> = async (_, fault) =>
  (await loadCalls()).clearFault(fault);

const sendClosing: Send<ErrorClosing, Result<null, ServerFailure>> = async (_, closing) =>
  (await loadCalls()).closeClientError(closing);

/**
 * An attempt whose answer was lost may have been taken: the same intent goes out under the same id again.
 * Once it is done the same is another wish only when something else has stood in the form.
 */
function useDeskCall<Intent, Answer extends { readonly ok: boolean; readonly code?: string }>(
  call: Send<Intent, Answer>,
  form: string,
): DeskCall<Intent, Answer | Failed> {
  const wishOf = useWishes(form);
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (callId: string, intent: Intent): Promise<Answer | Failed> => {
    setIsBusy(true);
    try {
      const answer = await call(callId, intent);
      if (answer.code === 'denied') await renewClaims();
      return answer;
    } catch (error) {
      console.warn('a call of the desk was not made', error);
      return err('offline');
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    send: (intent) => wishOf(JSON.stringify(intent)).fulfil((callId) => attempt(callId, intent)),
  };
}
