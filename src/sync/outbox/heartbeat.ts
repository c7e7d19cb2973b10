import { touchLane } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';

/** Three may be late before anybody takes the drain lock away. */
export const BEAT_MS = 10_000;

/**
 * Shows, as long as an attempt is under way, that its drainer lives: a slow upload or a function that starts
 * leaves no other sign. A page that is frozen beats no more, which is just what those who wait for the lock
 * want to know. Gives the way to stop.
 */
export function beatWhile(db: UserDatabase, lane: string, signal: AbortSignal): () => void {
  const timer = setInterval(() => {
    if (signal.aborted) clearInterval(timer);
    else touchLane(db, lane).catch((error: unknown) => console.warn('no sign of life', error));
  }, BEAT_MS);
  return () => clearInterval(timer);
}
