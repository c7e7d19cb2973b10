import type { OutboxIntent, OutboxRow } from '#data/local/outbox-row.ts';
import { claimRows } from '#data/local/outbox-store.ts';
import { reviewedMetaKey } from '#data/local/queries/order-queries.ts';
import type { DrainContext, LaneProgress } from './drain-context.ts';
import { holdBack } from './refuse-row.ts';

type ReviewIntent = Extract<OutboxIntent, { kind: 'review' }>;

/** Sends one side's review. A refusal is believed only when the review is not there: its answer may have been lost. */
export async function deliverReview(
  context: DrainContext,
  head: OutboxRow,
  { review }: ReviewIntent,
): Promise<LaneProgress> {
  const { db, remote, environment, onOutcome, signal } = context;
  const [row] = await db.transaction('rw', db.outbox, () => claimRows(db, [head], environment.now()));
  if (!row) return 'advanced';
  const outcome = await remote.createReview(row.uid, review, signal);
  if (outcome.kind === 'refused') {
    const there = await remote.reviewExists(row.uid, review.orderId, signal);
    if (there.kind !== 'ok') return holdBack(context, row, there);
    if (!there.value) return holdBack(context, row, outcome);
  } else if (outcome.kind !== 'ok') {
    return holdBack(context, row, outcome);
  }
  onOutcome('success');
  await db.transaction('rw', [db.outbox, db.meta], async () => {
    await db.outbox.delete(row.seq);
    await db.meta.put({ key: reviewedMetaKey(review.orderId), value: true });
  });
  return 'advanced';
}
