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
  () => visibleRun('reconciliation', () => reconcileAll()),
);

const PARTS = { backfill, recountPeople, recountStatistics };

/**
 * Brings cards and keys in line with what they are made of, and counts what profiles and the statistics say anew.
 * What fails of it keeps nothing else from being done, and is thrown in the end. The statistics come last: they
 * are held in memory whole, and would take the others with them.
 */
export async function reconcileAll(parts = PARTS): Promise<RunReport> {
  const failures: unknown[] = [];
  const tried = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      failures.push(error);
      return null;
    }
  };
  const found = await tried(() => parts.backfill());
  const people = await tried(() => parts.recountPeople());
  const counted = await tried(() => parts.recountStatistics());
  if (found === null || people === null || counted === null) throw failures[0];
  return done({
    documents: counted.documents,
    people,
    correctedDays: counted.corrected.length,
    cards: found.listings.written,
    keys: found.posts.written,
  });
}
