import { isDated, markPulled, notePulledAt, type PulledList } from '#data/local/pulled-lists.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { LiveSnapshot } from '#data/remote/live/watch.ts';
import type { Millis } from '#domain/units.ts';

/** The hour of an answer is written down no more often than this, its listener's first one apart. */
const NOTED_EVERY_MS = 10 * 60_000;

export interface Marking {
  /** It is known that the mark stands there. */
  readonly isKnown: boolean;
  readonly now: () => Millis;
}

/**
 * Applies snapshots, and writes down after the first that the server has answered for this list; of a list
 * that is dated also when it last has.
 */
export function markListPulledAfter<T>(
  db: UserDatabase,
  list: PulledList,
  apply: (snapshot: LiveSnapshot<T>) => Promise<void>,
  { isKnown, now }: Marking,
): (snapshot: LiveSnapshot<T>) => Promise<void> {
  let isMarked = isKnown;
  let notedAt = -Infinity;
  const mark = async () => {
    if (!isDated(list)) {
      if (!isMarked) await markPulled(db, list);
      isMarked = true;
      return;
    }
    const at = now();
    // A clock that was set back makes the hour before mean nothing.
    if (Math.abs(at - notedAt) < NOTED_EVERY_MS) return;
    await notePulledAt(db, list, at);
    notedAt = at;
  };
  return async (snapshot) => {
    await apply(snapshot);
    await mark();
  };
}
