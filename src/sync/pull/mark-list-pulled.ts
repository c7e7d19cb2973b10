import { markPulled, type PulledList } from '#data/local/pulled-lists.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { LiveSnapshot } from '#data/remote/live/watch.ts';

/**
 * Applies snapshots, and writes down after the first that the server has answered for this list, unless it is
 * known that this stands there.
 */
export function markListPulledAfter<T>(
  db: UserDatabase,
  list: PulledList,
  apply: (snapshot: LiveSnapshot<T>) => Promise<void>,
  isKnown: boolean,
): (snapshot: LiveSnapshot<T>) => Promise<void> {
  let isMarked = isKnown;
  return async (snapshot) => {
    await apply(snapshot);
    if (isMarked) return;
    await markPulled(db, list);
    isMarked = true;
  };
}
