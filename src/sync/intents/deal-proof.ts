import type { OutboxRow } from '#data/local/outbox-row.ts';
import { failRow, removeRow } from '#data/local/outbox-store.ts';
import { sealProof } from '#data/local/deal-proof-store.ts';
import { claimHead } from '../outbox/claim-head.ts';
import type { DrainContext, LaneProgress } from '../outbox/drain-context.ts';
import { holdBack } from '../outbox/refuse-row.ts';
import { ABOUT_NOTHING, type Intent } from './intent.ts';
import { forgetRow, queueAgain } from './take-back.ts';

export const dealProof: Intent<'deal_proof'> = {
  isAskedAbout: true,
  standing: ({ chatId }) => ({
    what: 'deal_proof',
    about: ABOUT_NOTHING,
    place: { kind: 'room', chatId },
  }),
  retry: queueAgain,
  // What was made stays on the device, without a signature.
  withdraw: forgetRow,
};

const REASONS = { denied: 'denied', gone: 'gone', too_long: 'invalid' } as const;

/** Has a proof signed. Signed twice, it has two signatures that hold; the last that comes is kept. */
export async function deliverDealProof(context: DrainContext, head: OutboxRow): Promise<LaneProgress> {
  const { db, remote, onOutcome, signal } = context;
  const row = await claimHead(context, head, 'deal_proof');
  if (!row) return 'advanced';
  const { proofId, chatId, fileHash, range } = row.intent;
  const outcome = await remote.signDealProof(row.uid, { chatId, fileHash, range }, signal);
  if (outcome.kind !== 'ok') return holdBack(context, row, outcome);
  onOutcome('success');
  const answer = outcome.value;
  if (!answer.ok) {
    await db.transaction('rw', db.outbox, () => failRow(db, row, REASONS[answer.code]));
    return 'waiting';
  }
  await db.transaction('rw', [db.outbox, db.proofs], async () => {
    await sealProof(db, proofId, answer.value);
    await removeRow(db, row);
  });
  return 'advanced';
}
