import {
  HttpsError,
  onCall as plainOnCall,
  type CallableOptions,
  type CallableRequest,
} from 'firebase-functions/https';
import { log } from './log.ts';

/**
 * A function that the app calls, whose every answer leaves a line in the log: which, by whom, how it ended
 * and how long it took. What it threw unexpectedly is an error there; that it said no is not.
 */
export const onCall = <Answer>(
  options: CallableOptions,
  answer: (request: CallableRequest) => Promise<Answer>,
) =>
  plainOnCall(options, async (request): Promise<Answer> => {
    const startedAt = Date.now();
    const line = (outcome: string) => ({ ...whoAsked(request), outcome, ms: Date.now() - startedAt });
    try {
      const given = await answer(request);
      log.info('call answered', line(outcomeOf(given)));
      return given;
    } catch (error) {
      if (error instanceof HttpsError) log.info('call refused', line(error.code));
      else log.error('function failed', line('failed'), error);
      throw error;
    }
  });

function whoAsked({ auth }: CallableRequest): { readonly function: string; readonly by?: string } {
  const name = process.env['FUNCTION_TARGET'] ?? 'unknown';
  return auth === undefined ? { function: name } : { function: name, by: auth.uid };
}

/** A no of ours is a code; everything else is an answer. */
function outcomeOf(answer: unknown): string {
  const code: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'code') : undefined;
  return typeof code === 'string' ? code : 'ok';
}
