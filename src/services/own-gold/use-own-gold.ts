import { useMemo } from 'react';
import { ownGold } from '#data/local/own-gold-database.ts';
import { useSession } from '#session/use-session.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import type { OwnGold } from '#sync/commands/keep-own-gold.ts';
import { realEnvironment } from '#sync/environment.ts';
import { roomForAnybody } from '#sync/storage/make-room.ts';

/** The pieces of whoever is at the screen; `null` while that is not known. */
export function useOwnGold(): OwnGold | null {
  const session = useSession();
  const user = useUserDatabase();
  const owner = session.kind === 'loading' ? null : session.kind === 'signed_in' ? session.uid : 'signed_out';
  return useMemo(
    () => (owner === null ? null : { db: ownGold, owner, giveUp: roomForAnybody(user, realEnvironment) }),
    [owner, user],
  );
}
