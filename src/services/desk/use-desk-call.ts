import { useRef, useState } from 'react';
import type { AddedFeeTable, Decision } from '#data/remote/desk-calls.ts';
import type { FeeTableEdit } from '#domain/gold/fee-table-edit.ts';
import type { PriceEdit, PriceEditRefusal } from '#domain/gold/price-edit.ts';
import { err, type Result } from '#domain/result.ts';
import type { DecisionRefusal } from '#domain/safety/report-decision.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { oneFlight } from '#session/one-flight.ts';
import { catalogueSync } from '#session/page-catalogue.ts';
import { renewClaims } from '#session/renew-claims.ts';
import { realEnvironment } from '#sync/environment.ts';

export interface DeskCall<Intent, Answer> {
  readonly isBusy: boolean;
  readonly send: (intent: Intent) => Promise<Answer>;
}

type Failed = { readonly ok: false; readonly code: ServerFailure };
type Send<Intent, Answer> = (callId: string, intent: Intent) => Promise<Answer>;

/** Sets a day's gold price; this device knows it at once, others with their next look. */
export const useSetGoldPrice = (): DeskCall<PriceEdit, Result<null, PriceEditRefusal | ServerFailure>> =>
  useDeskCall(sendPrice);

/** Adds a fee table. */
export const useAddFeeTable = (): DeskCall<FeeTableEdit, AddedFeeTable> => useDeskCall(sendTable);

/** Decides a report. */
export const useDecideReport = (): DeskCall<Decision, Result<null, DecisionRefusal | ServerFailure>> =>
  useDeskCall(sendDecision);

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

const sendDecision: Send<Decision, Result<null, DecisionRefusal | ServerFailure>> = async (
  callId,
  decision,
) => (await loadCalls()).decideReport(callId, decision);

/** An attempt whose answer was lost may have been taken: the same intent goes out under the same id again. */
function useDeskCall<Intent, Answer extends { readonly ok: boolean; readonly code?: string }>(
  call: Send<Intent, Answer>,
): DeskCall<Intent, Answer | Failed> {
  const [flight] = useState(() => oneFlight<Answer | Failed>());
  const [isBusy, setIsBusy] = useState(false);
  const attempt = useRef({ intent: '', callId: '' });

  const send = (intent: Intent): Promise<Answer | Failed> => {
    const words = JSON.stringify(intent);
    return flight(words, () => attemptCall(intent, words));
  };
  const attemptCall = async (intent: Intent, words: string): Promise<Answer | Failed> => {
    const callId = attempt.current.intent === words ? attempt.current.callId : realEnvironment.newId();
    attempt.current = { intent: words, callId };
    setIsBusy(true);
    try {
      const answer = await call(callId, intent);
      // Once it is done the same again is another wish.
      if (answer.ok) attempt.current = { intent: '', callId: '' };
      if (answer.code === 'denied') await renewClaims();
      return answer;
    } catch (error) {
      console.warn('a call of the desk was not made', error);
      return err('offline');
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, send };
}
