import type { OutboxRow, RowOf } from '#data/local/outbox-row.ts';
import { noteReviewed } from '#data/local/order-store.ts';
import { failRow, removeRow } from '#data/local/outbox-store.ts';
import { saysTheSame } from '#domain/order/review-rules.ts';
import { claimHead } from '../outbox/claim-head.ts';
import type { DrainContext, LaneProgress } from '../outbox/drain-context.ts';
import { holdBack } from '../outbox/refuse-row.ts';
import type { Intent } from './intent.ts';
import { forgetRow, queueAgain } from './take-back.ts';

export const review: Intent<'review'> = {
  deliver,
  isAskedAbout: true,
  standing: ({ review: { content, orderId } }) => ({
    what: 'review',
    about: { kind: 'words', words: content },
    place: { kind: 'review', orderId },
  }),
  retry: queueAgain,
  withdraw: forgetRow,
};

/**
 * Sends one side's review. What is refused may be there, since its answer may have been lost; but one that
 * says something else was written before, and then these words are refused for good and kept until their
 * writer has seen it.
 */
async function deliver(context: DrainContext, head: OutboxRow): Promise<LaneProgress> {
  const { db, remote, onOutcome, signal } = context;
  const row = await claimHead(context, head, 'review');
  if (!row) return 'advanced';
  const { review: words } = row.intent;
  const outcome = await remote.createReview(row.uid, words, signal);
  if (outcome.kind === 'refused') {
    const there = await remote.findReview(row.uid, words.orderId, signal);
    if (there.kind !== 'ok') return holdBack(context, row, there);
    if (there.value === null) return holdBack(context, row, outcome);
    if (!saysTheSame(there.value, words)) return refuseSecond(context, row);
  } else if (outcome.kind !== 'ok') {
    return holdBack(context, row, outcome);
  }
  onOutcome('success');
  await db.transaction('rw', [db.outbox, db.meta], async () => {
    await removeRow(db, row);
    await noteReviewed(db, words.orderId);
  });
  return 'advanced';
}

async function refuseSecond({ db, onOutcome }: DrainContext, row: RowOf<'review'>): Promise<LaneProgress> {
  onOutcome('success');
  console.warn('outbox: reviewed already', row.id);
  await db.transaction('rw', [db.outbox, db.meta], async () => {
    await failRow(db, row, 'denied', { ...row.intent, refusal: 'second' });
    await noteReviewed(db, row.intent.review.orderId);
  });
  return 'waiting';
}
