import { forgetChosenFor, forgetChosenPhotos, pictureEnding } from '#data/local/chosen-photos.ts';
import { newPostPhotoId, photosOfPostDraft, sweepPostPhotos } from '#data/local/board-store.ts';
import { PICTURES_OF_POSTS, sweepLeftPhotos } from '#data/local/left-photos.ts';
import { postDraftName, postDraftOf } from '#data/local/post-draft.ts';
import { dropTabDraft, keepTabDraft, takeNewestDraft } from '#data/local/tab-drafts.ts';
import { storeWaitingPhoto } from '#data/local/waiting-photos.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { PostDraft, PostPicture } from '#domain/board/post.ts';
import type { PostId } from '#domain/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';
import { forgetTaken, storeReady } from './keep-chosen-photos.ts';
import { dropDraft, keepDraft } from './keep-draft.ts';

/** The form of a post, in one tab. */
export interface PostBox {
  /** `null` for a new one. */
  readonly edited: PostId | null;
  readonly tab: string;
}

export const postPlaceOf = ({ edited, tab }: PostBox) => ({ name: postDraftName(edited), tab });

/**
 * What was left unfinished in this tab, else in one that is gone; `null` where nothing was. Pictures that were
 * left without a draft go. Call it before the form is there.
 */
export async function takePostDraft(
  db: UserDatabase,
  box: PostBox,
  living: ReadonlySet<string>,
): Promise<PostDraft | null> {
  const taken = await takeNewestDraft(db, postPlaceOf(box), living, postDraftOf);
  if (taken) await forgetTaken(db, photosOfPostDraft(taken));
  await sweepLeftPhotos(db, PICTURES_OF_POSTS, box.tab, living);
  return taken;
}

/** Keeps an unfinished post on this device, and lets go of the pictures it no longer shows. */
export const keepPostDraft = (
  db: UserDatabase,
  box: PostBox,
  draft: PostDraft,
  environment: Environment,
): Promise<void> =>
  keepDraft(db, postPlaceOf(box), draft, environment, () =>
    db.transaction('rw', [db.drafts, db.outbox, db.photos], async () =>
      sweepPostPhotos(db, async () => {
        await keepTabDraft(db, postPlaceOf(box), draft, environment.now());
        await forgetChosenFor(db, photosOfPostDraft(draft));
      }),
    ),
  );

/** Forgets an unfinished post and its pictures. */
export const dropPostDraft = (db: UserDatabase, box: PostBox): Promise<void> =>
  dropDraft(db, postPlaceOf(box), () =>
    db.transaction('rw', [db.drafts, db.outbox, db.photos], async () =>
      sweepPostPhotos(db, async () => {
        await forgetChosenPhotos(db, postPlaceOf(box));
        await dropTabDraft(db, postPlaceOf(box));
      }),
    ),
  );

/** A picture made ready for a post. */
export interface PreparedPostPhoto {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

/** Writes a picture down; it stays as long as a draft or a waiting post shows it. */
export async function keepPostPhoto(
  db: UserDatabase,
  photo: PreparedPostPhoto,
  environment: Environment,
): Promise<Result<PostPicture, 'disk'>> {
  const picture = pictureOf(photo, environment.newId());
  const stored = await storeOwn(db, environment, 'picture', () => storePicture(db, picture.id, photo));
  return stored.ok ? ok(picture) : stored;
}

/** The same of a photo that is kept as it was chosen; `null` where the form wants that no more. */
export async function readyPostPhoto(
  db: UserDatabase,
  chosen: string,
  photo: PreparedPostPhoto,
  environment: Environment,
): Promise<Result<PostPicture | null, 'disk'>> {
  const picture = pictureOf(photo, pictureEnding(chosen));
  const stored = await storeReady(db, chosen, environment, () => storePicture(db, picture.id, photo));
  if (!stored.ok) return stored;
  return ok(stored.value ? picture : null);
}

const pictureOf = ({ width, height }: PreparedPostPhoto, freshId: string) =>
  ({ kind: 'waiting', id: newPostPhotoId(freshId), w: width, h: height }) as const;

const storePicture = (db: UserDatabase, id: string, { blob, width, height }: PreparedPostPhoto) =>
  storeWaitingPhoto(db, { id, blob, width, height });
