import type { ServerFailure } from '#domain/server/server-failure.ts';
import type { RemoteOutcome } from './rest/authorised-fetch.ts';

/** Why a request came to nothing, as a screen is told. */
export function failureOf(outcome: Exclude<RemoteOutcome<unknown>, { kind: 'ok' }>): ServerFailure {
  if (outcome.kind === 'unauthenticated') return 'signed_out';
  if (outcome.kind === 'held') return 'limit';
  if (outcome.kind === 'refused') return outcome.code === 'exists' ? 'limit' : outcome.code;
  return outcome.isFault ? 'failed' : 'offline';
}
