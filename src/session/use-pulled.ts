import { useSyncExternalStore } from 'react';
import type { PulledList } from '#data/local/pulled-lists.ts';
import { hasPulled } from '#data/local/queries/pulled-queries.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { Connection } from '#sync/connection/connection.ts';
import { connection } from './connection-store.ts';
import { keptAnswer, type KeptAnswer } from './kept-answer.ts';
import { useLive } from './use-live.ts';
import { useSession } from './use-session.ts';
import { useUserDatabase } from './use-user-database.ts';

/**
 * What it means that nothing of a list is on this device: `pulled`, that there is nothing; `loading`, that
 * the server has not answered yet; `offline`, that it cannot.
 */
export type Pulled = 'pulled' | 'loading' | 'offline';

const kept = new Map<string, KeptAnswer<boolean>>();

/** What a list that was pulled once is on every screen that asks. */
function keptOf(lists: string): KeptAnswer<boolean> {
  const known = kept.get(lists) ?? keptAnswer();
  kept.set(lists, known);
  return known;
}

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
  const live = useLive(
    async () => db === null || hasPulled(db, lists),
    [db, lists.join(' ')],
    keptOf(lists.join(' ')),
  );
  if (live.kind === 'loading') return 'loading';
  if (live.kind === 'failed' || live.value) return 'pulled';
  return kind === 'offline' ? 'offline' : 'loading';
}
