import type { Script } from 'node:vm';
import type { Plan } from './plan.ts';
import { judge, type Verdict } from './run-many.ts';

/**
 * Makes a failing plan smaller for as long as it breaks the same promise: fewer steps, fewer kinds of faults.
 */
export async function shrink(script: Script, failed: Verdict, mostTries: number): Promise<Verdict> {
  const promise = failed.breaches[0]?.promise;
  let best = failed;
  let tries = 0;
  const isEnough = () => tries >= mostTries;
  const attempt = async (plan: Plan): Promise<boolean> => {
    tries += 1;
    const verdict = await judge(script, plan);
    if (!verdict.breaches.some((breach) => breach.promise === promise)) return false;
    best = verdict;
    return true;
  };

  if (best.plan.isSkewed) await attempt({ ...best.plan, isSkewed: false });
  for (const fault of failed.plan.faults) {
    if (isEnough()) return best;
    await attempt({ ...best.plan, faults: best.plan.faults.filter((other) => other !== fault) });
  }
  for (
    let size = Math.ceil(best.plan.steps.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let start = 0; start < best.plan.steps.length && !isEnough();) {
      const steps = best.plan.steps.toSpliced(start, size);
      if (!(await attempt({ ...best.plan, steps }))) start += size;
    }
  }
  return best;
}
