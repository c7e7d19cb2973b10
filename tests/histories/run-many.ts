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
  /** From one seed to the next. */
  readonly step?: number;
  readonly runs: number;
  readonly endsAt: number;
  /** After each history, with what it has shown. */
  readonly progress: (verdict: Verdict) => void;
}

/** Runs one seed after another until one fails, all have run, or time is up. */
export async function runMany(
  script: Script,
  { firstSeed, step = 1, runs, endsAt, progress }: ManyRuns,
): Promise<{ readonly done: number; readonly failed: Verdict | null }> {
  let done = 0;
  while (done < runs && (done === 0 || Date.now() < endsAt)) {
    const verdict = await judge(script, planOf(firstSeed + done * step));
    done += 1;
    progress(verdict);
    if (verdict.breaches.length > 0) return { done, failed: verdict };
  }
  return { done, failed: null };
}
