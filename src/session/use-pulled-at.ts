import type { PulledList } from '#data/local/pulled-lists.ts';
import { pulledAt } from '#data/local/queries/pulled-queries.ts';
import type { Millis } from '#domain/units.ts';
import { useLive } from './use-live.ts';
import { useUserDatabase } from './use-user-database.ts';

/** When the server last answered for a list that is dated; `null` where that is not known, or not yet. */
export function usePulledAt(list: PulledList): Millis | null {
  const db = useUserDatabase();
  const live = useLive(async () => db && pulledAt(db, list), [db, list]);
  return live.kind === 'ready' ? live.value : null;
}
