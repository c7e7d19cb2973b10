import { useSyncExternalStore } from 'react';
import type { PulledList } from '#data/local/pulled-lists.ts';
import { hasPulled } from '#data/local/queries/pulled-queries.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { Connection } from '#sync/connection/connection.ts';
import { connection } from './connection-store.ts';
import { keptAnswer } from './kept-answer.ts';
import { useLiveBehind } from './use-live.ts';
import { useSession } from './use-session.ts';
import { useUserDatabase } from './use-user-database.ts';

/**
 * What it means that nothing of a list is on this device: `pulled`, that there is nothing; `loading`, that
 * the server has not answered yet; `offline`, that it cannot.
 */
export type Pulled = 'pulled' | 'loading' | 'offline';

/** What was read before the screen that asks. */
export const keptPulled = keptAnswer<boolean>();

/** What the disk is asked, for whoever asks before the screen does and keeps the answer for it. */
export const pulledQuestion = (db: UserDatabase | null, lists: readonly PulledList[]) =>
  [db, lists.join(' ')] as const;

/** The same of several lists together. */
export function usePulled(...lists: readonly PulledList[]): Pulled {
  const session = useSession();
  const db = useUserDatabase();
  // For who is not a member nothing is pulled: there is no answer to wait for.
  const isMember = session.kind === 'signed_in' && session.isEmailVerified;
  const pulled = usePulledOver(connection, isMember ? db : null, lists);
  return session.kind === 'loading' ? 'loading' : pulled;
}

/** The same with the connection and the database as arguments; `null` where nothing is pulled. */
export function usePulledOver(
  way: Pick<Connection, 'get' | 'subscribe'>,
  db: UserDatabase | null,
  lists: readonly PulledList[],
): Pulled {
  const { kind } = useSyncExternalStore(way.subscribe, way.get);
  // The mark is read sooner than what came before it: in between the screen would say that there is nothing.
  const live = useLiveBehind(
    async () => db === null || hasPulled(db, lists),
    pulledQuestion(db, lists),
    keptPulled,
  );
  if (live.kind === 'loading') return 'loading';
  if (live.kind === 'failed' || live.value) return 'pulled';
  return kind === 'offline' ? 'offline' : 'loading';
}
