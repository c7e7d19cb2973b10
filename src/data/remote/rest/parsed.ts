import * as v from 'valibot';
import type { RefusalCode, RemoteOutcome } from './authorised-fetch.ts';

/** The answer did not come from the server but from a captive portal, say, or a broken proxy. */
export const UNINTELLIGIBLE = { kind: 'unreachable', retryAfterMs: 0 } as const;

/** What a write is told that was made against a state which is no more. */
export const LOST: ReadonlySet<RefusalCode> = new Set(['exists', 'stale']);

/** Others are faster all the while: the same as a server with too much to do. */
export const BUSY = { kind: 'unreachable', retryAfterMs: 1_000 } as const;

/** That something was done says nothing more. */
export const done = (outcome: RemoteOutcome<unknown>): RemoteOutcome<null> =>
  outcome.kind === 'ok' ? { kind: 'ok', value: null } : outcome;

/** That there is none is an answer too: `absent`. */
export const orAbsent = <T, Absent>(
  outcome: RemoteOutcome<T>,
  absent: Absent,
): RemoteOutcome<T> | RemoteOutcome<Absent> =>
  outcome.kind === 'refused' && outcome.code === 'gone' ? { kind: 'ok', value: absent } : outcome;

/** Whether the server has what was read. */
export const isThere = (outcome: RemoteOutcome<unknown>): RemoteOutcome<boolean> =>
  orAbsent(outcome.kind === 'ok' ? { kind: 'ok', value: true } : outcome, false);

/** What an answer says, read by its schema. */
export function parsed<Schema extends v.GenericSchema>(
  outcome: RemoteOutcome<unknown>,
  schema: Schema,
): RemoteOutcome<v.InferOutput<Schema>> {
  if (outcome.kind !== 'ok') return outcome;
  const result = v.safeParse(schema, outcome.value);
  return result.success ? { kind: 'ok', value: result.output } : UNINTELLIGIBLE;
}
