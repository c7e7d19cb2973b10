import type { PostId } from '#domain/ids.ts';
import { likeRowId } from './intent-names.ts';
import { findOutboxRow } from './outbox-store.ts';
import { likeMeta } from './queries/board-queries.ts';
import type { UserDatabase } from './user-database.ts';

/** Shows a post as liked, or no longer, before the server has heard of it. */
export async function showLike(db: UserDatabase, postId: PostId, isLiked: boolean): Promise<void> {
  await db.meta.put({ key: likeMeta(postId), value: isLiked });
}

/** Takes the server's word, unless one's own wish still waits. */
export const mergeServerLike = (db: UserDatabase, postId: PostId, isLiked: boolean): Promise<void> =>
  db.transaction('rw', [db.meta, db.outbox], async () => {
    if (!(await findOutboxRow(db, likeRowId(postId)))) await showLike(db, postId, isLiked);
  });
