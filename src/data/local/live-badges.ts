import { observe } from './observe.ts';
import { badgeCounts, type BadgeCounts } from './queries/badge-queries.ts';
import type { UserDatabase } from './user-database.ts';

/** What the navigation and the app's icon count, read once for however many look. */
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

/** The counts of a person's database: each reading takes all of their rooms off the disk. */
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
  let stop: (() => void) | null = null;
  const take = (next: BadgeCounts | null) => {
    if (next === null) return;
    if (counts === null || !isSame(counts, next)) counts = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => counts,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= observe(() => count(db), take);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
        // What holds when somebody looks again is another matter, after a sign-out above all.
        counts = null;
      };
    },
  };
}

/** One that fails ends nothing: whatever is written next is counted again. */
async function count(db: UserDatabase): Promise<BadgeCounts | null> {
  try {
    return await badgeCounts(db);
  } catch (error) {
    console.error('what is new could not be counted', error);
    return null;
  }
}

const isSame = (a: BadgeCounts, b: BadgeCounts): boolean =>
  a.chat === b.chat &&
  a.notifications === b.notifications &&
  a.exchanges === b.exchanges &&
  a.adminRequested === b.adminRequested;
