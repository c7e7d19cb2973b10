import type { OutboxRow } from '#data/local/outbox-row.ts';
import { dropMoot } from '#data/local/outbox-deletion.ts';
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

/**
 * What becomes of a row that did not get through: it waits for time, or, refused, for its writer. Where its
 * deletion was wished meanwhile it is done with.
 */
export async function holdBack(
  context: DrainContext,
  row: OutboxRow,
  outcome: Exclude<RemoteOutcome<unknown>, { kind: 'ok' }>,
): Promise<LaneProgress> {
  const { db, onOutcome } = context;
  if (outcome.kind === 'refused') {
    onOutcome('success');
    console.warn('outbox: refused', row.id, outcome.code);
  }
  await db.transaction('rw', db.outbox, async () => {
    if (outcome.kind === 'refused') await failRow(db, row, REASONS[outcome.code]);
    else await postpone(context, [row], outcome);
    await dropMoot(db, row.lane);
  });
  return 'waiting';
}
