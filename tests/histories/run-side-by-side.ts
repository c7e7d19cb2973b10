import { Script } from 'node:vm';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Plan } from './plan.ts';
import { runMany } from './run-many.ts';

export interface SideBySide {
  /** The app as one script. */
  readonly code: string;
  readonly firstSeed: number;
  readonly runs: number;
  readonly endsAt: number;
  readonly threads: number;
  readonly progress: (done: number, events: number) => void;
}

interface Share extends Pick<SideBySide, 'code' | 'firstSeed' | 'runs' | 'endsAt'> {
  readonly step: number;
}

interface Told {
  readonly events: number;
  /** Where the history has broken a promise. */
  readonly broken: Plan | null;
}

/** What a realm leaves behind is much and dies young: a small nursery copies it about. */
const NURSERY_MB = 96;

/**
 * Runs the seeds on several threads, each with its own share of them, until one fails, all have run, or time
 * is up.
 */
export async function runSideBySide({
  code,
  firstSeed,
  runs,
  endsAt,
  threads,
  progress,
}: SideBySide): Promise<{ readonly done: number; readonly events: number; readonly broken: Plan | null }> {
  let [done, events] = [0, 0];
  let broken: Plan | null = null;
  const count = Math.min(threads, runs);
  const workers = Array.from({ length: count }, (_, index) => {
    const share: Share = {
      code,
      firstSeed: firstSeed + index,
      step: count,
      runs: Math.ceil((runs - index) / count),
      endsAt,
    };
    return new Worker(new URL(import.meta.url), {
      workerData: share,
      resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MB },
    });
  });
  const endAll = () => Promise.all(workers.map((worker) => worker.terminate()));
  await Promise.all(
    workers.map(
      (worker) =>
        new Promise<void>((resolve, reject) => {
          worker.on('error', reject);
          worker.on('exit', () => resolve());
          worker.on('message', (told: Told) => {
            if (broken) return;
            done += 1;
            events += told.events;
            broken = told.broken;
            if (broken) endAll().catch(reject);
            else progress(done, events);
          });
        }),
    ),
  );
  return { done, events, broken };
}

/** One thread's share; the module is the same for both sides. */
async function runShare(): Promise<void> {
  const { code, ...share }: Share = workerData;
  await runMany(new Script(code, { filename: 'client.js' }), {
    ...share,
    progress: ({ plan, history, breaches }) => {
      const told: Told = {
        events: history?.events.length ?? 0,
        broken: breaches.length > 0 ? plan : null,
      };
      parentPort?.postMessage(told);
    },
  });
}

if (!isMainThread && parentPort) await runShare();
