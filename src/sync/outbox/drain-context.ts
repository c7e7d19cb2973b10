import type { UserDatabase } from '#data/local/user-database.ts';
import type { OutboxRemote } from '#data/remote/rest/outbox-remote.ts';
import type { Environment } from '../environment.ts';

/** What a drainer works with. */
export interface DrainContext {
  readonly db: UserDatabase;
  readonly remote: OutboxRemote;
  readonly environment: Environment;
  /** Hears what got through and what did not: the connection state is judged by it. */
  readonly onOutcome: (outcome: 'success' | 'failure') => void;
  /** An attempt has begun; the result says that it has ended, however. */
  readonly begin: () => () => void;
  readonly signal: AbortSignal;
}

/** `advanced`: the lane's head is another row, or none; `waiting`: time or the user must pass first. */
export type LaneProgress = 'advanced' | 'waiting';
