import { transitionExchangeCall, type TransitionCall } from '#documents/calls/exchange.ts';
import type { ExchangeEvent, ExchangeRefusal } from '#domain/exchange/exchange-event.ts';
import type { ExchangeId } from '#domain/ids.ts';
import { err, type Result } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { callFunction } from './functions.ts';

export type TransitionCode = ExchangeRefusal | ServerFailure;

/** Asks the server to move an exchange on; with the same `callId` again it is answered as the first time. */
export async function callTransition(
  id: ExchangeId,
  callId: string,
  event: ExchangeEvent,
): Promise<Result<{ readonly version: number }, TransitionCode>> {
  const called = await callFunction(transitionExchangeCall.name, {
    id,
    callId,
    event,
  } satisfies TransitionCall);
  if (!called.ok) return called;
  const answer = transitionExchangeCall.answer(called.value);
  if (answer !== null) return answer;
  console.warn('transitionExchange: not understood', called.value);
  return err('failed');
}
