import { onSchedule } from 'firebase-functions/scheduler';
import { backfill } from '../backfill.ts';
import { recountPeople } from '../people/recount-people.ts';
import { REGION } from '../runtime/trigger-options.ts';
import { recountStatistics } from '../statistics/recount-statistics.ts';
import { done, visibleRun, type RunReport } from '../system/visible-run.ts';

/**
 * Once a week, since it reads everything once. What is made for finding notes where it is, so that a run which
 * was ended by its time goes on there the week after.
 */
export const reconcile = onSchedule(
  {
    schedule: '20 3 * * 0',
    timeZone: 'Asia/Seoul',
    region: REGION,
    timeoutSeconds: 1_800,
    memory: '1GiB',
    maxInstances: 1,
  },
  () => visibleRun('reconciliation', reconcileAll),
);

/** Counts the statistics and what profiles say anew, and brings cards and keys in line with what they are made of. */
export async function reconcileAll(): Promise<RunReport> {
  const { documents, corrected } = await recountStatistics();
  const people = await recountPeople();
  const { listings, posts } = await backfill();
  return done({
    documents,
    people,
    correctedDays: corrected.length,
    cards: listings.written,
    keys: posts.written,
  });
}
