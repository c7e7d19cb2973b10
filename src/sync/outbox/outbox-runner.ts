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
  /** Without a radio nothing is tried: it would fail, and first write to the disk and draw the screen anew. */
  readonly hasRadio: () => boolean;
  /** Something waits that this page may not live to send: ask the browser to wake the worker. */
  readonly onWaiting: () => void;
  readonly lock?: DrainLock;
  /** Makes room when the disk refuses what a drain writes down. */
  readonly giveUp?: GiveUp;
}

export interface OutboxRunner {
  /** Tries everything now: the network is back, or the user looks. */
  expedite(): void;
  /** Looks again whether something is due: there may be a radio now. */
  look(): void;
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
  let stopObserving: () => void = () => undefined;

  const plan = (dueAt: Millis | null) => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (dueAt === null || stopping.signal.aborted) return;
    if (!context.hasRadio()) return context.onWaiting();
    const waitMs = Math.min(LONGEST_SLEEP_MS, dueAt - environment.now());
    if (waitMs <= 0) start();
    else timer = setTimeout(look, waitMs);
  };

  // A drain that is running sees new rows itself; what slipped behind it is found by the look after it.
  const look = () => {
    if (draining !== null || stopping.signal.aborted) return;
    stopObserving();
    stopObserving = observe(due, plan);
  };

  /** One that fails is not observed any more, and Dexie says nothing of some failures: it is looked again. */
  const due = async () => {
    try {
      return await nextDueAt(db, environment.now());
    } catch (error) {
      void restAfter(error).then(rest);
      throw error;
    }
  };

  const rest = (restMs: number) => {
    if (restMs === 0) return look();
    if (timer !== null) clearTimeout(timer);
    timer = stopping.signal.aborted ? null : setTimeout(look, restMs);
  };

  const start = () => {
    stopObserving();
    draining = drain()
      .then(() => {
        stumbles = 0;
        return 0;
      }, restAfter)
      .then((restMs) => {
        draining = null;
        rest(restMs);
      });
  };

  /**
   * How long to rest, in milliseconds: what failed at once would fail at once again. Nothing is lost by it:
   * what was sent is recognised, the rest waits.
   */
  const restAfter = async (error: unknown): Promise<number> => {
    reportDatabase(error);
    if (stopping.signal.aborted || (isDiskFull(error) && (await madeRoom()))) return 0;
    stumbles = Math.min(MOST_STUMBLES, stumbles + 1);
    return backoffCeilingMs(stumbles);
  };

  const madeRoom = (): Promise<boolean> =>
    giveUp().catch((error: unknown) => {
      reportDatabase(error);
      return false;
    });

  const drain = async () => {
    context.onWaiting();
    const remote = await context.loadRemote();
    await lock.run(
      (signal) =>
        drainOutbox({ db, remote, environment, onOutcome: context.onOutcome, begin: context.begin, signal }),
      stopping.signal,
    );
  };

  look();

  return {
    expedite() {
      expediteOutbox(db, environment.now()).then(look, reportDatabase);
    },
    look,
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
