import type { OutboxRow } from '#data/local/outbox-row.ts';
import { postponeRows } from '#data/local/outbox-store.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import { backoffDelayMs, RETRY_AFTER_CAP_MS } from '#domain/outbox/backoff.ts';
import { millis } from '#domain/units.ts';
import type { DrainContext } from './drain-context.ts';

/**
 * Puts rows back in line after a failure that time, or a new sign-in, may heal: never a reason to give up. Gives
 * those that this drainer still had.
 */
export async function postpone<Row extends OutboxRow>(
  context: DrainContext,
  rows: readonly Row[],
  outcome: Extract<RemoteOutcome<unknown>, { kind: 'held' | 'unreachable' | 'unauthenticated' }>,
): Promise<Row[]> {
  const { db, environment, onOutcome, signal } = context;
  if (outcome.kind === 'held') {
    const { quota, until } = outcome;
    onOutcome('success');
    const wait = { nextAttemptAt: until, notBefore: until, held: { quota, until } };
    return postponeRows(db, rows, wait, { kind: 'queued' });
  }
  // A drain that was stopped on purpose (sign-out, a stolen lock) says nothing about the network.
  if (outcome.kind === 'unreachable' && !signal.aborted) onOutcome('failure');
  const now = environment.now();
  const retryAfterMs = outcome.kind === 'unreachable' ? outcome.retryAfterMs : 0;
  const attempts = rows[0]?.attempts ?? 1;
  const wait = {
    nextAttemptAt: millis(now + backoffDelayMs(attempts, environment.random(), retryAfterMs)),
    notBefore: millis(now + Math.min(retryAfterMs, RETRY_AFTER_CAP_MS)),
  };
  const awaits = outcome.kind === 'unauthenticated' ? { awaits: 'sign_in' as const } : {};
  return postponeRows(db, rows, wait, { kind: 'queued', ...awaits });
}
