import { likeRowId } from '#data/local/intent-names.ts';
import { appendIntent, findOutboxRow, withdrawOutboxRow } from '#data/local/outbox-store.ts';
import { likeMeta } from '#data/local/queries/board-queries.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { PostId } from '#domain/ids.ts';
import type { Environment } from '../environment.ts';

/** Likes a post or takes it back; two opposite wishes of which the first never left cancel out. */
export async function setLike(
  db: UserDatabase,
  postId: PostId,
  wanted: boolean,
  environment: Environment,
): Promise<void> {
  const id = likeRowId(postId);
  await db.transaction('rw', [db.meta, db.outbox], async () => {
    await db.meta.put({ key: likeMeta(postId), value: wanted });
    const waiting = await findOutboxRow(db, id);
    const isOpposite = waiting?.intent.kind === 'like' && waiting.intent.wanted !== wanted;
    if (isOpposite && (await withdrawOutboxRow(db, id))) return;
    await appendIntent(db, { kind: 'like', postId, wanted }, environment.now());
  });
}

/** Takes the server's word, unless one's own wish still waits. */
export const mergeServerLike = (db: UserDatabase, postId: PostId, isLiked: boolean): Promise<void> =>
  db.transaction('rw', [db.meta, db.outbox], async () => {
    if (await findOutboxRow(db, likeRowId(postId))) return;
    await db.meta.put({ key: likeMeta(postId), value: isLiked });
  });
