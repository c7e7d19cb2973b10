import type { Script } from 'node:vm';
import { checkHistory } from './checker/check-history.ts';
import type { Breach, History } from './history.ts';
import { planOf, type Plan } from './plan.ts';
import { runHistory } from './run-history.ts';

export interface Verdict {
  readonly plan: Plan;
  readonly history: History | null;
  readonly breaches: readonly Breach[];
}

/** Runs a plan and judges it; an engine that breaks down over it has broken its promise too. */
export async function judge(script: Script, plan: Plan): Promise<Verdict> {
  try {
    const history = await runHistory(script, plan);
    return { plan, history, breaches: checkHistory(history) };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return { plan, history: null, breaches: [{ promise: 'comes to an end', what }] };
  }
}

export interface ManyRuns {
  readonly firstSeed: number;
  readonly runs: number;
  readonly endsAt: number;
  readonly progress: (done: number, events: number) => void;
}

/** Runs one seed after another until one fails, all have run, or time is up. */
export async function runMany(
  script: Script,
  { firstSeed, runs, endsAt, progress }: ManyRuns,
): Promise<{ readonly done: number; readonly events: number; readonly failed: Verdict | null }> {
  let events = 0;
  let done = 0;
  while (done < runs && (done === 0 || Date.now() < endsAt)) {
    const verdict = await judge(script, planOf(firstSeed + done));
    done += 1;
    events += verdict.history?.events.length ?? 0;
    if (verdict.breaches.length > 0) return { done, events, failed: verdict };
    progress(done, events);
  }
  return { done, events, failed: null };
}
