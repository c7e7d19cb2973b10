import { newPostPhotoId, sweepPostPhotos } from '#data/local/board-store.ts';
import { postDraftKey } from '#data/local/post-draft.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { PostDraft, PostPicture } from '#domain/board/post.ts';
import type { PostId } from '#domain/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';

/** Keeps an unfinished post on this device, and lets go of the pictures it no longer shows. */
export const keepPostDraft = (
  db: UserDatabase,
  edited: PostId | null,
  draft: PostDraft,
  environment: Environment,
): Promise<void> =>
  db.transaction('rw', [db.drafts, db.outbox, db.photos], async () => {
    await db.drafts.put({ key: postDraftKey(edited), value: draft, updatedAt: environment.now() });
    await sweepPostPhotos(db);
  });

/** Forgets an unfinished post and its pictures. */
export const dropPostDraft = (db: UserDatabase, edited: PostId | null): Promise<void> =>
  db.transaction('rw', [db.drafts, db.outbox, db.photos], async () => {
    await db.drafts.delete(postDraftKey(edited));
    await sweepPostPhotos(db);
  });

/** Writes a picture down; it stays as long as a draft or a waiting post shows it. */
export async function keepPostPhoto(
  db: UserDatabase,
  { blob, width, height }: { readonly blob: Blob; readonly width: number; readonly height: number },
  environment: Environment,
): Promise<Result<PostPicture, 'disk'>> {
  const id = newPostPhotoId(environment.newId());
  const stored = await storeOwn(db, environment, 'picture', () =>
    db.photos.add({ id, blob, width, height, progress: 0 }),
  );
  return stored.ok ? ok({ kind: 'waiting', id, w: width, h: height }) : stored;
}
