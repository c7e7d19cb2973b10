import { observe } from './observe.ts';
import { badgeReadings, badgesOf, type BadgeCounts, type BadgeRows } from './queries/badge-queries.ts';
import type { UserDatabase } from './user-database.ts';

/** What the navigation and the app's icon count, read once for however many look, and only what has changed. */
export interface LiveBadges {
  /**
   * `null` until this device has answered somebody who looks; the same object for as long as the counts are
   * the same.
   */
  get(): BadgeCounts | null;
  /**
   * Tells of each answer, whether or not it is another: the worker may have written on the icon meanwhile.
   */
  subscribe(listener: () => void): () => void;
}

const ofDatabases = new WeakMap<UserDatabase, LiveBadges>();

/** The counts of a person's database. */
export function liveBadges(db: UserDatabase): LiveBadges {
  const known = ofDatabases.get(db);
  if (known) return known;
  const badges = follow(db);
  ofDatabases.set(db, badges);
  return badges;
}

function follow(db: UserDatabase): LiveBadges {
  const listeners = new Set<() => void>();
  let counts: BadgeCounts | null = null;
  let stops: readonly (() => void)[] = [];
  const begin = () => {
    const rows: unknown[] = [];
    return badgeReadings.map((read, index) =>
      observe(
        () => orNothing(read(db)),
        (answer) => {
          if (answer === undefined) return;
          rows[index] = answer;
          if (isWhole(rows)) take(badgesOf(db.uid, rows));
        },
      ),
    );
  };
  const take = (next: BadgeCounts) => {
    if (counts === null || !isSame(counts, next)) counts = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => counts,
    subscribe(listener) {
      if (listeners.size === 0) stops = begin();
      listeners.add(listener);
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        for (const stop of stops) stop();
        // What holds when somebody looks again is another matter, after a sign-out above all.
        counts = null;
      };
    },
  };
}

/** One that fails ends nothing: whatever is written next is read again. */
async function orNothing(reading: PromiseLike<unknown>): Promise<unknown> {
  try {
    return await reading;
  } catch (error) {
    console.error('what is new could not be counted', error);
    return undefined;
  }
}

const isWhole = (rows: readonly unknown[]): rows is BadgeRows =>
  Object.keys(rows).length === badgeReadings.length;

const isSame = (a: BadgeCounts, b: BadgeCounts): boolean => JSON.stringify(a) === JSON.stringify(b);
