import { Timestamp } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { KEPT_DAYS } from '#domain/system/retention.ts';
import { DAY_MS } from '#domain/time/seoul.ts';
import { firestore } from '../runtime/firebase.ts';
import { REGION } from '../runtime/trigger-options.ts';
import { done, visibleRun } from '../system/visible-run.ts';

const BATCH = 400;
/**
 * Of each kind a run takes so long, six of which are less than it has: what one day brings must go in one, however
 * much it is, or it would be kept for longer with each. What is left is left to the next day.
 */
const SHARE_MS = 80_000;

/** What is kept how long, by the time that stands in it; docs/operating.md says why. */
const KEPT = {
  notifications: { field: 'createdAt', days: KEPT_DAYS.notifications },
  evidence: { field: 'at', days: KEPT_DAYS.evidence },
  // What a decision took off the board: the same words, so no longer.
  withheld: { field: 'at', days: KEPT_DAYS.evidence },
  clientErrors: { field: 'lastAt', days: KEPT_DAYS.clientErrors },
  // The profile is counted anew as one goes.
  noShows: { field: 'createdAt', days: KEPT_DAYS.noShows },
  sellerDisclosures: { field: 'createdAt', days: KEPT_DAYS.sellerDisclosures },
} as const;
type Kept = keyof typeof KEPT;

export const forgetOld = onSchedule(
  { schedule: '50 4 * * *', timeZone: 'Asia/Seoul', region: REGION, timeoutSeconds: 540, maxInstances: 1 },
  () =>
    visibleRun('retention', async (now) =>
      done({
        notifications: await forget('notifications', now),
        evidence: (await forget('evidence', now)) + (await forget('withheld', now)),
        noShows: await forget('noShows', now),
        sellerDisclosures: await forget('sellerDisclosures', now),
        clientErrors: await forget('clientErrors', now),
      }),
    ),
);

/** Deletes what is older than it is kept; says how many. Safe to run again, and to die in the middle. */
export async function forget(
  kind: Kept,
  now: Date,
  { atOnce = BATCH, until = Date.now() + SHARE_MS } = {},
): Promise<number> {
  const { field, days } = KEPT[kind];
  const oldest = firestore()
    .collection(kind)
    .where(field, '<', Timestamp.fromMillis(now.getTime() - days * DAY_MS))
    .orderBy(field)
    .limit(atOnce)
    .select();
  let forgotten = 0;
  for (;;) {
    const { docs } = await oldest.get();
    const writes = firestore().batch();
    for (const { ref } of docs) writes.delete(ref);
    await writes.commit();
    forgotten += docs.length;
    if (docs.length < atOnce || Date.now() >= until) return forgotten;
  }
}
