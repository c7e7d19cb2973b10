import { isDiskFull } from '#data/local/disk-full.ts';
import { observe } from '#data/local/observe.ts';
import { expediteOutbox, nextDueAt } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { OutboxRemote } from '#data/remote/rest/outbox-remote.ts';
import { backoffCeilingMs } from '#domain/outbox/backoff.ts';
import type { Millis } from '#domain/units.ts';
import type { Environment } from '../environment.ts';
import { roomFor, type GiveUp } from '../storage/make-room.ts';
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
  /** Makes room when the disk refuses what a drain writes down. */
  readonly giveUp?: GiveUp;
}

export interface OutboxRunner {
  /** Tries everything now: the network is back, or the user looks. */
  expedite(): void;
  /** Resolves when the attempt under way has ended. */
  stop(): Promise<void>;
}

/** A wait longer than this is cut, so that a clock that jumps or a sleeping phone costs a minute at most. */
const LONGEST_SLEEP_MS = 60_000;

/** A drain that fails as a whole (a full disk, code that is gone after a deploy) rests for at most 2^4 s. */
const MOST_STUMBLES = 5;

/** Drains a person's outbox whenever something in it is due, for as long as this page lives. */
export function startOutboxRunner(context: OutboxRunnerContext): OutboxRunner {
  const { db, environment } = context;
  const stopping = new AbortController();
  const giveUp = context.giveUp ?? roomFor(db, environment);
  const lock = context.lock ?? webDrainLock(db.uid, () => drainFingerprint(db, environment));
  let timer: ReturnType<typeof setTimeout> | null = null;
  let draining: Promise<void> | null = null;
  /** Drains that failed as a whole, in a row. */
  let stumbles = 0;
  let isResting = false;

  const plan = (dueAt: Millis | null) => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    isResting = false;
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
      .then(() => {
        stumbles = 0;
      }, stumble)
      .finally(() => {
        draining = null;
        if (!stopping.signal.aborted && !isResting) check();
      });
  };

  /**
   * What failed at once would fail at once again. Nothing is lost by it: what was sent is recognised, the
   * rest waits.
   */
  const stumble = async (error: unknown) => {
    reportDatabase(error);
    if (stopping.signal.aborted || (isDiskFull(error) && (await giveUp()))) return;
    stumbles = Math.min(MOST_STUMBLES, stumbles + 1);
    isResting = true;
    timer = setTimeout(check, backoffCeilingMs(stumbles));
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
      if (draining === null && !isResting) plan(dueAt);
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
