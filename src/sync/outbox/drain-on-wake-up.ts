import { expediteOutbox } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { Millis } from '#domain/units.ts';
import type { Environment } from '../environment.ts';

/**
 * How long one wake-up goes on trying. A browser wakes a worker that gave up only minutes later and only a
 * few times, and the first seconds of a network that is back are its worst.
 */
export const WAKE_UP_PATIENCE_MS = 60_000;

export interface WakeUpContext {
  readonly db: UserDatabase;
  readonly environment: Environment;
  /**
   * One pass under the drain lock; gives the time of the next attempt, `null` when nothing waits for time.
   */
  readonly drain: () => Promise<Millis | null>;
  readonly sleep: (ms: number) => Promise<void>;
}

/**
 * What a worker does when the browser says that the network is back: everything that waits tries now, and
 * again when its time comes, for a minute. False when something still waits after that.
 */
export async function drainOnWakeUp({ db, environment, drain, sleep }: WakeUpContext): Promise<boolean> {
  const until = environment.now() + WAKE_UP_PATIENCE_MS;
  await expediteOutbox(db, environment.now());
  for (;;) {
    const nextAttemptAt = await drain();
    if (nextAttemptAt === null) return true;
    if (Math.max(nextAttemptAt, environment.now()) > until) return false;
    await sleep(Math.max(0, nextAttemptAt - environment.now()));
  }
}
