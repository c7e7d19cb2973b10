import type { PostId } from '#domain/ids.ts';
import { likeMeta, ownLike, type OwnLike } from './queries/board-queries.ts';
import type { UserDatabase } from './user-database.ts';

/** Shows a post as liked, or no longer, before the server has heard of it. */
export async function showLike(db: UserDatabase, postId: PostId, isLiked: boolean): Promise<void> {
  await db.meta.put({ key: likeMeta(postId), value: isLiked });
}

/** Takes the server's word, unless one's own wish waits, or was there `before` the server was asked or since. */
export const mergeServerLike = (
  db: UserDatabase,
  postId: PostId,
  isLiked: boolean,
  before: OwnLike,
): Promise<void> =>
  db.transaction('rw', [db.meta, db.outbox], async () => {
    const now = await ownLike(db, postId);
    const isWished = before.waitingBy !== 0 || now.waitingBy !== 0 || before.isLiked !== now.isLiked;
    if (!isWished) await showLike(db, postId, isLiked);
  });
