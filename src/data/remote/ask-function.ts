import type { Call } from '#documents/kernel/call.ts';
import { err } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { callFunction } from './functions.ts';

/** What a call says where no answer of ours came. */
export interface Unanswered {
  readonly ok: false;
  readonly code: ServerFailure;
}

/** Calls a function of ours as whoever is signed in, and reads its answer. */
export async function askFunction<Request, Answer>(
  call: Call<Request, Answer>,
  request: Request,
): Promise<Answer | Unanswered> {
  const called = await callFunction(call.name, request);
  if (!called.ok) return called;
  const answer = call.answer(called.value);
  if (answer !== null) return answer;
  console.warn(`${call.name}: not understood`, called.value);
  return err('failed');
}
