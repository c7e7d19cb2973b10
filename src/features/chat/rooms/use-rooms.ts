import { roomSummaries, type RoomSummary } from '#data/local/queries/room-queries.ts';
import { useLive, type Live } from '#session/use-live.ts';
import { useUserDatabase } from '#session/user-database.ts';

/** The person's conversations, live from the disk. */
export function useRooms(): Live<readonly RoomSummary[]> {
  const db = useUserDatabase();
  return useLive(async () => (db ? roomSummaries(db) : []), [db]);
}
