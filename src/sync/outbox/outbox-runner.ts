import { observe } from '#data/local/observe.ts';
import { expediteOutbox, nextDueAt } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { OutboxRemote } from '#data/remote/rest/outbox-remote.ts';
import type { Millis } from '#domain/units.ts';
import type { Environment } from '../environment.ts';
import { drainFingerprint } from './drain-fingerprint.ts';
import { drainOutbox } from './drain-outbox.ts';
import { webDrainLock, type DrainLock } from './drain-lock.ts';

export interface OutboxRunnerContext {
  readonly db: UserDatabase;
  /** Loaded on first use: the path to the server is not part of the first paint. */
  readonly loadRemote: () => Promise<OutboxRemote>;
  readonly environment: Environment;
  readonly onOutcome: (outcome: 'success' | 'failure') => void;
  /** An attempt has begun; the result says that it has ended. */
  readonly begin: () => () => void;
  /** Something waits that this page may not live to send: ask the browser to wake the worker. */
  readonly onWaiting: () => void;
  readonly lock?: DrainLock;
}

export interface OutboxRunner {
  /** Tries everything now: the network is back, or the user looks. */
  expedite(): void;
  /** Resolves when the attempt under way has ended. */
  stop(): Promise<void>;
}

/** A wait longer than this is cut, so that a clock that jumps or a sleeping phone costs a minute at most. */
const LONGEST_SLEEP_MS = 60_000;

/** Drains a person's outbox whenever something in it is due, for as long as this page lives. */
export function startOutboxRunner(context: OutboxRunnerContext): OutboxRunner {
  const { db, environment } = context;
  const stopping = new AbortController();
  const lock = context.lock ?? webDrainLock(db.uid, () => drainFingerprint(db, environment));
  let timer: ReturnType<typeof setTimeout> | null = null;
  let draining: Promise<void> | null = null;

  const plan = (dueAt: Millis | null) => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (dueAt === null || stopping.signal.aborted) return;
    const waitMs = Math.min(LONGEST_SLEEP_MS, dueAt - environment.now());
    if (waitMs <= 0) start();
    else timer = setTimeout(check, waitMs);
  };

  const check = () => {
    nextDueAt(db, environment.now()).then(plan, reportDatabase);
  };

  const start = () => {
    // A drain that is running sees new rows itself; `check` after it catches what slipped between.
    if (draining !== null) return;
    draining = drain()
      .catch(reportDatabase)
      .finally(() => {
        draining = null;
        if (!stopping.signal.aborted) check();
      });
  };

  const drain = async () => {
    context.onWaiting();
    const remote = await context.loadRemote();
    await lock.run(
      (signal) =>
        drainOutbox({ db, remote, environment, onOutcome: context.onOutcome, begin: context.begin, signal }),
      stopping.signal,
    );
  };

  const stopObserving = observe(
    () => nextDueAt(db, environment.now()),
    (dueAt) => {
      if (draining === null) plan(dueAt);
    },
  );

  return {
    expedite() {
      expediteOutbox(db, environment.now()).then(check, reportDatabase);
    },
    async stop() {
      stopping.abort();
      stopObserving();
      if (timer !== null) clearTimeout(timer);
      await draining;
    },
  };
}

/** The database is closed under the runner at sign-out or by a newer version: the next open drains. */
const reportDatabase = (error: unknown): void => console.warn('outbox runner', error);
