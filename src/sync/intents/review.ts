import type { IntentOf, OutboxRow } from '#data/local/outbox-row.ts';
import { noteReviewed } from '#data/local/order-store.ts';
import { failRow, removeRow } from '#data/local/outbox-store.ts';
import { saysTheSame } from '#domain/order/review-rules.ts';
import { claimHead } from '../outbox/claim-head.ts';
import type { DrainContext, LaneProgress } from '../outbox/drain-context.ts';
import { holdBack } from '../outbox/refuse-row.ts';
import type { Intent } from './intent.ts';
import { forgetRow, queueAgain } from './take-back.ts';

export const review: Intent<'review'> = {
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
 * writer has seen it. Of one whose words the desk has taken down nobody can say whether it was this.
 */
export async function deliverReview(context: DrainContext, head: OutboxRow): Promise<LaneProgress> {
  const { db, remote, onOutcome, signal } = context;
  const row = await claimHead(context, head, 'review');
  if (!row) return 'advanced';
  const { review: words } = row.intent;
  let refusal: IntentOf<'review'>['refusal'] = null;
  const outcome = await remote.createReview(row.uid, words, signal);
  if (outcome.kind === 'refused') {
    const there = await remote.findReview(row.uid, words.orderId, signal);
    if (there.kind !== 'ok') return holdBack(context, row, there);
    if (there.value === null) return holdBack(context, row, outcome);
    const { isWithheld, rating } = there.value;
    if (!saysTheSame(there.value, words)) {
      refusal = isWithheld && rating === words.rating ? 'withheld' : 'second';
      console.warn('outbox: reviewed already', row.id);
    }
  } else if (outcome.kind !== 'ok') {
    return holdBack(context, row, outcome);
  }
  onOutcome('success');
  await db.transaction('rw', [db.outbox, db.meta], async () => {
    if (refusal) await failRow(db, row, 'denied', { ...row.intent, refusal });
    else await removeRow(db, row);
    await noteReviewed(db, words.orderId);
  });
  return refusal ? 'waiting' : 'advanced';
}
