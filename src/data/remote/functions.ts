import * as v from 'valibot';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { idTokenOf, signedInUid } from './auth.ts';
import { remoteConfig } from './config.ts';
import { failureOf } from './failure-of.ts';
import { authorisedFetch, type RequestAuth } from './rest/authorised-fetch.ts';
import { remoteEndpoints } from './rest/outbox-endpoints.ts';
import { parsed } from './rest/parsed.ts';

/** Time a call may take, cold start of the function included. */
const CALL_TIMEOUT_MS = 30_000;

/** A call is never stopped: the server carries it out whether or not somebody still waits for the answer. */
const NEVER = new AbortController().signal;

const Answer = v.object({ result: v.unknown() });

/** Calls a function of ours as whoever is signed in; the answer is for the caller to parse. */
export async function callFunction(name: string, data: unknown): Promise<Result<unknown, ServerFailure>> {
  const uid = await signedInUid();
  return uid === null ? err('signed_out') : call(name, data, { uid, token: idTokenOf });
}

/** The same as nobody in particular, whoever is signed in. */
export const callAsNobody = (name: string, data: unknown): Promise<Result<unknown, ServerFailure>> =>
  call(name, data, null);

async function call(
  name: string,
  data: unknown,
  auth: RequestAuth | null,
): Promise<Result<unknown, ServerFailure>> {
  const outcome = await authorisedFetch(
    {
      url: `${remoteEndpoints(remoteConfig).functionsBase}/${name}`,
      method: 'POST',
      scheme: 'Bearer',
      deadlineMs: CALL_TIMEOUT_MS,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data }),
    },
    auth,
    NEVER,
  );
  const answer = parsed(outcome, Answer);
  return answer.kind === 'ok' ? ok(answer.value.result) : err(failureOf(answer));
}
