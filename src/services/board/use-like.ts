import { useEffect } from 'react';
import { ownLike, type OwnLike } from '#data/local/queries/board-queries.ts';
import { openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import type { PostId } from '#domain/ids.ts';
import { loadOutboxRemote } from '#session/remote-modules.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { mergeServerLike } from '#data/local/like-store.ts';

const NONE: OwnLike = { isLiked: false, waitingBy: 0 };

/** Whether the person at the screen likes a post; other devices' likes are asked for while it is shown. */
export function useLike(postId: PostId): OwnLike {
  const db = useUserDatabase();
  const uid = db?.uid ?? null;
  useEffect(() => {
    if (uid === null) return undefined;
    const leaving = new AbortController();
    void refresh(openUserDatabase(uid), postId, leaving.signal);
    return () => leaving.abort();
  }, [uid, postId]);
  const live = useLive(async () => (db ? ownLike(db, postId) : NONE), [db, postId]);
  return live.kind === 'ready' ? live.value : NONE;
}

async function refresh(db: UserDatabase, postId: PostId, signal: AbortSignal): Promise<void> {
  try {
    const remote = (await loadOutboxRemote()).signedInOutboxRemote();
    const before = await ownLike(db, postId);
    const answer = await remote.isLiked(db.uid, postId, signal);
    if (answer.kind === 'ok' && !signal.aborted) await mergeServerLike(db, postId, answer.value, before);
  } catch (error) {
    console.warn('the like was not asked for', error);
  }
}
