import type { UserDatabase } from '#data/local/user-database.ts';
import type { LiveRemote } from '#data/remote/live/live-remote.ts';
import type { LiveObserver, LiveSnapshot } from '#data/remote/live/watch.ts';
import type { Environment } from '../environment.ts';
import type { News } from './news.ts';
import { roomFor, withRoom } from '../storage/make-room.ts';

export interface PullContext {
  readonly db: UserDatabase;
  readonly remote: LiveRemote;
  readonly environment: Environment;
  readonly onOutcome: (outcome: 'success' | 'failure') => void;
  /** Something has come that its reader may want to be told of. */
  readonly onNews: (news: News) => void;
  /** An answer is awaited from now on; the result says that it has come. */
  readonly begin: () => () => void;
}

/** How long a listener that the server ended waits before it asks again, and what the disk has refused. */
const AGAIN_MS = 30_000;

/**
 * Keeps one listener alive: its snapshots are applied strictly one after another, the last one again where the
 * disk has refused it (the server may say nothing else for days), and when the server ends the listener (a
 * permission that comes later, an expired token) it is asked for again.
 */
export function keepListening<T, Snapshot = LiveSnapshot<T>>(
  context: Pick<PullContext, 'onOutcome'> & Partial<Pick<PullContext, 'begin' | 'db' | 'environment'>>,
  what: string,
  listen: (observer: LiveObserver<T, Snapshot>) => () => void,
  apply: (snapshot: Snapshot) => Promise<void>,
  onFailed: (code: 'denied' | 'offline') => void = () => undefined,
): () => void {
  let stopped = false;
  let stopListening: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let restoring: ReturnType<typeof setTimeout> | undefined;
  let newest: Snapshot | null = null;
  let applying = Promise.resolve();
  let answered: () => void = () => undefined;

  const { db, environment } = context;
  // What is the person's own outweighs what can be fetched again.
  const store = (write: () => Promise<void>): Promise<void> =>
    db && environment ? withRoom(roomFor(db, environment), write) : write();

  const take = (snapshot: Snapshot) => {
    applying = applying
      .then(() => (stopped ? undefined : store(() => apply(snapshot))))
      .catch((error: unknown) => {
        console.warn(`${what}: not stored`, error);
        // Of an older one the newest says as much.
        if (snapshot === newest) restoring = setTimeout(take, AGAIN_MS, snapshot);
      });
  };

  const begin = () => {
    answered = context.begin?.() ?? answered;
    stopListening = listen({
      next(snapshot) {
        answered();
        context.onOutcome('success');
        clearTimeout(restoring);
        newest = snapshot;
        take(snapshot);
      },
      failed(code) {
        answered();
        console.warn(`${what}: listener ended`, code);
        onFailed(code);
        if (!stopped) timer = setTimeout(begin, AGAIN_MS);
      },
    });
  };

  begin();
  return () => {
    stopped = true;
    if (timer !== null) clearTimeout(timer);
    clearTimeout(restoring);
    answered();
    stopListening();
  };
}

/**
 * Begins to follow something, and again a while later as long as the disk does not answer for what must be known
 * first; gives the way to stop that.
 */
export function untilBegun(what: string, begin: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const attempt = () => {
    begin().catch((error: unknown) => {
      console.warn(`${what}: not followed yet`, error);
      if (!stopped) timer = setTimeout(attempt, AGAIN_MS);
    });
  };
  attempt();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
