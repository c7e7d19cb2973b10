/** The outcome of `work`, or a rejection after `timeoutMs`; the work itself is not stopped. */
export function withinTimeLimit<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no outcome within ${timeoutMs} ms`)), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const BEAT_MS = 5_000;

/**
 * Runs `run` after so much time in which the page runs: one that is frozen, or sleeps with its device, goes on where
 * it stood. Gives the way to call it off.
 */
export function afterWakingTime(limitMs: number, run: () => void): () => void {
  let left = Math.ceil(limitMs / BEAT_MS);
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    run();
  }, BEAT_MS);
  return () => clearInterval(timer);
}

/** As {@link withinTimeLimit}, of the time in which the page runs, and `work` is told to stop as well. */
export function withinWakingTime<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController();
  return new Promise((resolve, reject) => {
    const callOff = afterWakingTime(limitMs, () => {
      const silence = new Error(`no outcome within ${limitMs} ms`);
      control.abort(silence);
      reject(silence);
    });
    work(control.signal).then(resolve, reject).finally(callOff);
  });
}
