import { isBlocked } from '#data/local/queries/block-queries.ts';
import type { UserId } from '#domain/ids.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/user-database.ts';

/** Whether the signed-in person has blocked somebody; what the other side has done is not theirs to know. */
export function useBlocked(person: UserId): boolean {
  const db = useUserDatabase();
  const live = useLive(async () => (db ? isBlocked(db, person) : false), [db, person]);
  return live.kind === 'ready' && live.value;
}
