import type { OutboxRow } from '#data/local/outbox-row.ts';
import { failRow } from '#data/local/outbox-store.ts';
import type { RefusalCode, RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import type { SendFailure } from '#domain/chat/chat.ts';
import type { DrainContext, LaneProgress } from './drain-context.ts';
import { postpone } from './postpone.ts';

const REASONS: Readonly<Record<RefusalCode, SendFailure>> = {
  denied: 'denied',
  exists: 'denied',
  stale: 'denied',
  invalid: 'invalid',
  gone: 'gone',
};

/** What becomes of a row that did not get through: it waits for time, or, refused, for its writer. */
export async function holdBack(
  context: DrainContext,
  row: OutboxRow,
  outcome: Exclude<RemoteOutcome<unknown>, { kind: 'ok' }>,
): Promise<LaneProgress> {
  const { db, onOutcome } = context;
  if (outcome.kind === 'refused') {
    onOutcome('success');
    console.warn('outbox: refused', row.id, outcome.code);
    await db.transaction('rw', db.outbox, () => failRow(db, row, REASONS[outcome.code]));
  } else {
    await db.transaction('rw', db.outbox, () => postpone(context, [row], outcome));
  }
  return 'waiting';
}
