import * as v from 'valibot';
import {
  EXCHANGE_REFUSALS,
  type ExchangeEvent,
  type ExchangeRefusal,
} from '#domain/exchange/exchange-event.ts';
import type { ExchangeId } from '#domain/ids.ts';
import { err, type Result } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { callFunction } from './functions.ts';

export type TransitionCode = ExchangeRefusal | ServerFailure;

const Answer = v.variant('ok', [
  v.object({ ok: v.literal(true), value: v.object({ version: v.number() }) }),
  v.object({ ok: v.literal(false), code: v.picklist(EXCHANGE_REFUSALS) }),
]);

/** Asks the server to move an exchange on; with the same `callId` again it is answered as the first time. */
export async function callTransition(
  id: ExchangeId,
  callId: string,
  event: ExchangeEvent,
): Promise<Result<{ readonly version: number }, TransitionCode>> {
  const called = await callFunction('transitionExchange', { id, callId, event });
  if (!called.ok) return called;
  const answer = v.safeParse(Answer, called.value);
  if (answer.success) return answer.output;
  console.warn('transitionExchange: not understood', called.value);
  return err('failed');
}
