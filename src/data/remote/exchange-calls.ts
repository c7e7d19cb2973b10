import { transitionExchangeCall } from '#documents/calls/exchange.ts';
import type { ExchangeEvent, ExchangeRefusal } from '#domain/exchange/exchange-event.ts';
import type { ExchangeId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { askFunction } from './ask-function.ts';

export type TransitionCode = ExchangeRefusal | ServerFailure;

/** Asks the server to move an exchange on; with the same `callId` again it is answered as the first time. */
export const callTransition = (
  id: ExchangeId,
  callId: string,
  event: ExchangeEvent,
): Promise<Result<{ readonly version: number }, TransitionCode>> =>
  askFunction(transitionExchangeCall, { id, callId, event });
