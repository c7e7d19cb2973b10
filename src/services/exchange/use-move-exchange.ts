import { useRef, useState } from 'react';
import type { TransitionCode } from '#data/remote/exchange-calls.ts';
import type { ExchangeEvent } from '#domain/exchange/exchange-event.ts';
import type { ExchangeId } from '#domain/ids.ts';
import { err, type Result } from '#domain/result.ts';
import { oneFlight } from '#session/one-flight.ts';
import { renewClaims } from '#session/renew-claims.ts';
import { realEnvironment } from '#sync/environment.ts';

export type MoveCode = TransitionCode;

export interface Moving {
  readonly isBusy: boolean;
  readonly move: (id: ExchangeId, event: ExchangeEvent) => Promise<Result<unknown, MoveCode>>;
}

/** Moves exchanges on through the server, as their owner or as the desk: this cannot wait in the outbox. */
export function useMoveExchange(): Moving {
  const [flight] = useState(() => oneFlight<Result<unknown, MoveCode>>());
  const [isBusy, setIsBusy] = useState(false);
  // An attempt whose answer was lost may have been taken: the same intent goes out under the same id again.
  const attempt = useRef({ intent: '', callId: '' });

  const move = (id: ExchangeId, event: ExchangeEvent) => {
    const intent = `${id} ${JSON.stringify(event)}`;
    return flight(intent, () => attemptMove(id, event, intent));
  };
  const attemptMove = async (id: ExchangeId, event: ExchangeEvent, intent: string) => {
    if (attempt.current.intent !== intent) attempt.current = { intent, callId: realEnvironment.newId() };
    setIsBusy(true);
    const answer = await send(id, attempt.current.callId, event);
    setIsBusy(false);
    return answer;
  };
  return { isBusy, move };
}

async function send(
  id: ExchangeId,
  callId: string,
  event: ExchangeEvent,
): Promise<Result<unknown, MoveCode>> {
  try {
    const { callTransition } = await import('#data/remote/exchange-calls.ts');
    const answer = await callTransition(id, callId, event);
    if (!answer.ok && answer.code === 'denied') await renewClaims();
    return answer;
  } catch (error) {
    console.warn('an exchange was not moved', error);
    return err('offline');
  }
}
