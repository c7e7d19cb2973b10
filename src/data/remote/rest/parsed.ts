import * as v from 'valibot';
import type { RefusalCode, RemoteOutcome } from './authorised-fetch.ts';

/** The answer did not come from the server but from a captive portal, say, or a broken proxy. */
export const UNINTELLIGIBLE = { kind: 'unreachable', retryAfterMs: 0 } as const;

/** What a write is told that was made against a state which is no more. */
export const LOST: ReadonlySet<RefusalCode> = new Set(['exists', 'stale']);

/** Others are faster all the while: the same as a server with too much to do. */
export const BUSY = { kind: 'unreachable', retryAfterMs: 1_000 } as const;

/** What an answer says, read by its schema. */
export function parsed<Schema extends v.GenericSchema>(
  outcome: RemoteOutcome<unknown>,
  schema: Schema,
): RemoteOutcome<v.InferOutput<Schema>> {
  if (outcome.kind !== 'ok') return outcome;
  const result = v.safeParse(schema, outcome.value);
  return result.success ? { kind: 'ok', value: result.output } : UNINTELLIGIBLE;
}
