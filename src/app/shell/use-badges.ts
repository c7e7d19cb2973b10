import { useCallback, useSyncExternalStore } from 'react';
import { liveBadges } from '#data/local/live-badges.ts';
import { NO_BADGES, type BadgeCounts } from '#data/local/queries/badge-queries.ts';
import { useSession } from '#session/use-session.ts';
import { useUserDatabase } from '#session/use-user-database.ts';

const nothing = (): void => undefined;

/** The counts that the navigation shows, live and offline, from one source. */
export function useBadges(): BadgeCounts {
  const session = useSession();
  const db = useUserDatabase();
  const isMember = session.kind === 'signed_in' && session.isEmailVerified;
  const counted = isMember ? db : null;
  const subscribe = useCallback(
    (listener: () => void) => (counted ? liveBadges(counted).subscribe(listener) : nothing),
    [counted],
  );
  return useSyncExternalStore(subscribe, () => (counted ? liveBadges(counted).get() : null)) ?? NO_BADGES;
}
