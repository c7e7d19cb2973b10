import { showLike } from '#data/local/like-store.ts';
import { appendWish } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { PostId } from '#domain/ids.ts';
import type { Environment } from '../environment.ts';

/** Likes a post or takes it back. */
export const setLike = (
  db: UserDatabase,
  postId: PostId,
  wanted: boolean,
  environment: Environment,
): Promise<void> =>
  db.transaction('rw', [db.meta, db.outbox], async () => {
    await showLike(db, postId, wanted);
    await appendWish(db, { kind: 'like', postId, wanted }, environment.now());
  });
