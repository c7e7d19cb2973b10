import type { OutboxIntent, OutboxRow } from '#data/local/outbox-row.ts';
import { claimRows, failRow } from '#data/local/outbox-store.ts';
import { reviewedMetaKey } from '#data/local/queries/order-queries.ts';
import { saysTheSame } from '#domain/order/review-rules.ts';
import type { DrainContext, LaneProgress } from './drain-context.ts';
import { holdBack } from './refuse-row.ts';

type ReviewIntent = Extract<OutboxIntent, { kind: 'review' }>;

/**
 * Sends one side's review. What is refused may be there, since its answer may have been lost; but one that says something
 * else was written before, and then these words are refused for good and kept until their writer has seen it.
 */
export async function deliverReview(
  context: DrainContext,
  head: OutboxRow,
  intent: ReviewIntent,
): Promise<LaneProgress> {
  const { db, remote, environment, onOutcome, signal } = context;
  const [row] = await db.transaction('rw', db.outbox, () => claimRows(db, [head], environment.now()));
  if (!row) return 'advanced';
  const { review } = intent;
  const outcome = await remote.createReview(row.uid, review, signal);
  if (outcome.kind === 'refused') {
    const there = await remote.findReview(row.uid, review.orderId, signal);
    if (there.kind !== 'ok') return holdBack(context, row, there);
    if (there.value === null) return holdBack(context, row, outcome);
    if (!saysTheSame(there.value, review)) return refuseSecond(context, row, intent);
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

async function refuseSecond(
  { db, onOutcome }: DrainContext,
  row: OutboxRow,
  intent: ReviewIntent,
): Promise<LaneProgress> {
  onOutcome('success');
  console.warn('outbox: reviewed already', row.id);
  await db.transaction('rw', [db.outbox, db.meta], async () => {
    await failRow(db, row.seq, 'denied');
    await db.outbox.update(row.seq, { intent: { ...intent, refusal: 'second' } });
    await db.meta.put({ key: reviewedMetaKey(intent.review.orderId), value: true });
  });
  return 'waiting';
}
