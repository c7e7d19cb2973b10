import type { UserId } from '#domain/ids.ts';

/**
 * How long the holder may show no sign of life before its lock is taken; while an attempt runs it gives one
 * every 10 s (`heartbeat.ts`).
 */
export const SILENCE_MS = 30_000;

export interface DrainLock {
  /**
   * Runs `work` as the only drainer over all tabs and the service worker, or gives `null` when `signal`
   * aborts first. While another holds the lock, `fingerprint` is read every `SILENCE_MS`; where it stands
   * still although something is due, the holder is frozen and loses the lock (delivery is idempotent, so a
   * holder that wakes up harms nothing; its `signal` is aborted). Rejects where the browser has no locks for
   * this document: one that is left, or one that may keep nothing.
   */
  run<T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T | null>;
}

/** A value that changes whenever the drainer does something, or `null` when nothing is due. */
export type Fingerprint = () => Promise<string | null>;

export const drainLockName = (uid: UserId): string => `geumnaru-drain-${uid}`;

export function webDrainLock(uid: UserId, fingerprint: Fingerprint, silenceMs = SILENCE_MS): DrainLock {
  const name = drainLockName(uid);
  return {
    async run(work, signal) {
      if (signal.aborted) return null;
      // Mostly nobody holds it, and then there is nothing to watch.
      const free = await hold(name, { ifAvailable: true }, work, signal, () => undefined);
      if (free.kind === 'ran') return free.value;
      let before = await fingerprint();
      while (!signal.aborted) {
        const attempt = await acquire(name, work, signal, silenceMs);
        if (attempt.kind === 'ran') return attempt.value;
        const after = await fingerprint();
        if (!signal.aborted && after !== null && after === before) {
          const stolen = await steal(name, work, signal);
          if (stolen.kind === 'ran') return stolen.value;
        }
        before = after;
      }
      return null;
    },
  };
}

type Attempt<T> = { readonly kind: 'ran'; readonly value: T } | { readonly kind: 'not_acquired' };

async function acquire<T>(
  name: string,
  work: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
  waitMs: number,
): Promise<Attempt<T>> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  const timer = setTimeout(giveUp, waitMs);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await hold(name, { signal: waiting.signal }, work, signal, () => clearTimeout(timer));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

const steal = <T>(
  name: string,
  work: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<Attempt<T>> => hold(name, { steal: true }, work, signal, () => undefined);

/**
 * Holds the lock while `work` runs. When the lock is stolen the browser rejects the request while the
 * callback is still running: then `work` is told to stop, and this call counts as not acquired.
 */
function hold<T>(
  name: string,
  options: LockOptions,
  work: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
  onAcquired: () => void,
): Promise<Attempt<T>> {
  const holding = new AbortController();
  const stop = () => holding.abort();
  signal.addEventListener('abort', stop, { once: true });
  return new Promise<Attempt<T>>((resolve, reject) => {
    navigator.locks
      .request(name, options, (lock) => {
        if (lock === null) return resolve({ kind: 'not_acquired' });
        onAcquired();
        return work(holding.signal).then((value) => resolve({ kind: 'ran', value }), reject);
      })
      .catch((error: unknown) => {
        stop();
        if (isAbort(error)) resolve({ kind: 'not_acquired' });
        else reject(error);
      });
  }).finally(() => signal.removeEventListener('abort', stop));
}

/** The wait ended, or the lock was stolen from us. */
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
