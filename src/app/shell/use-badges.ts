import { badgeCounts, NO_BADGES, type BadgeCounts } from '#data/local/queries/badge-queries.ts';
import { useLive } from '#session/use-live.ts';
import { useSession } from '#session/use-session.ts';
import { useUserDatabase } from '#session/use-user-database.ts';

/** The counts that the navigation shows, live and offline, from one source. */
export function useBadges(): BadgeCounts {
  const session = useSession();
  const db = useUserDatabase();
  const isMember = session.kind === 'signed_in' && session.isEmailVerified;
  const counts = useLive(async () => (db && isMember ? badgeCounts(db) : NO_BADGES), [db, isMember]);
  return counts.kind === 'ready' ? counts.value : NO_BADGES;
}
