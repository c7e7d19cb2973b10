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
/** Of the processor's time, whatever else it does: half a second is usual, and what takes this has no end. */
const MOST_MS = 60_000;
const LOOK_MS = 1_000;

export interface Outcome {
  readonly done: number;
  readonly events: number;
  readonly broken: Plan | null;
  /** The seed of a history that came to no end; to run it again would not end either. */
  readonly endless: number | null;
}

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
}: SideBySide): Promise<Outcome> {
  let [done, events] = [0, 0];
  let broken: Plan | null = null;
  let endless: number | null = null;
  const count = Math.min(threads, runs);
  const workers = Array.from({ length: count }, (_, index) => {
    const share: Share = {
      code,
      firstSeed: firstSeed + index,
      step: count,
      runs: Math.ceil((runs - index) / count),
      endsAt,
    };
    const thread = new Worker(new URL(import.meta.url), {
      workerData: share,
      resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MB },
    });
    return { thread, seed: share.firstSeed, since: processorMs() };
  });
  const endAll = () => Promise.all(workers.map(({ thread }) => thread.terminate()));
  await Promise.all(
    workers.map(
      (worker) =>
        new Promise<void>((resolve, reject) => {
          const look = setInterval(() => {
            if (broken || endless !== null || processorMs() - worker.since < MOST_MS * count) return;
            endless = worker.seed;
            endAll().catch(reject);
          }, LOOK_MS);
          worker.thread.on('error', reject);
          worker.thread.on('exit', () => {
            clearInterval(look);
            resolve();
          });
          worker.thread.on('message', (told: Told) => {
            if (broken || endless !== null) return;
            worker.seed += count;
            worker.since = processorMs();
            done += 1;
            events += told.events;
            broken = told.broken;
            if (broken) endAll().catch(reject);
            else progress(done, events);
          });
        }),
    ),
  );
  return { done, events, broken, endless };
}

/** What all threads together have taken of the processor. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
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
