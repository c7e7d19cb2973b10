import { listingDraftOf, sellDraftName, type ListingDraft } from '#data/local/queries/listing-draft.ts';
import { forgetChosenFor, forgetChosenPhotos, pictureEnding } from '#data/local/chosen-photos.ts';
import { PICTURES_OF_LISTINGS, sweepLeftPhotos } from '#data/local/left-photos.ts';
import {
  newListingPhotoId,
  photosOfListingDraft,
  sweepListingPhotos,
  thumbIdOf,
} from '#data/local/listing-store.ts';
import { dropTabDraft, keepTabDraft, takeNewestDraft } from '#data/local/tab-drafts.ts';
import { storeWaitingPhoto } from '#data/local/waiting-photos.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { ProductId } from '#domain/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ListingPicture } from '#domain/product/listing.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';
import { forgetTaken, storeReady } from './keep-chosen-photos.ts';
import { dropDraft, keepDraft } from './keep-draft.ts';

/** A picture made ready for a listing, with its small edition. */
export interface PreparedListingPhoto {
  readonly blob: Blob;
  readonly thumb: Blob;
  readonly width: number;
  readonly height: number;
}

/** The form of a listing, in one tab. */
export interface ListingBox {
  /** `null` for a new one. */
  readonly edited: ProductId | null;
  readonly tab: string;
}

export const listingPlaceOf = ({ edited, tab }: ListingBox) => ({ name: sellDraftName(edited), tab });

/**
 * What was left unfinished in this tab, else in one that is gone; `null` where nothing was. Pictures that were
 * left without a draft go. Call it before the form is there.
 */
export async function takeListingDraft(
  db: UserDatabase,
  box: ListingBox,
  living: ReadonlySet<string>,
): Promise<ListingDraft | null> {
  const taken = await takeNewestDraft(db, listingPlaceOf(box), living, listingDraftOf);
  if (taken) await forgetTaken(db, photosOfListingDraft(taken));
  await sweepLeftPhotos(db, PICTURES_OF_LISTINGS, box.tab, living);
  return taken;
}

/** Keeps an unfinished listing on this device, and lets go of the pictures it no longer shows. */
export const keepListingDraft = (
  db: UserDatabase,
  box: ListingBox,
  draft: ListingDraft,
  environment: Environment,
): Promise<void> =>
  keepDraft(db, listingPlaceOf(box), draft, environment, () =>
    db.transaction('rw', [db.drafts, db.outbox, db.photos], async () =>
      sweepListingPhotos(db, async () => {
        await keepTabDraft(db, listingPlaceOf(box), draft, environment.now());
        await forgetChosenFor(db, photosOfListingDraft(draft));
      }),
    ),
  );

/** Writes a picture down; it stays as long as a draft or a waiting listing shows it. */
export async function keepListingPhoto(
  db: UserDatabase,
  photo: PreparedListingPhoto,
  environment: Environment,
): Promise<Result<ListingPicture, 'disk'>> {
  const picture = pictureOf(photo, environment.newId());
  const stored = await storeOwn(db, environment, 'picture', () =>
    db.transaction('rw', db.photos, () => storePicture(db, picture.id, photo)),
  );
  return stored.ok ? ok(picture) : stored;
}

/** The same of a photo that is kept as it was chosen; `null` where the form wants that no more. */
export async function readyListingPhoto(
  db: UserDatabase,
  chosen: string,
  photo: PreparedListingPhoto,
  environment: Environment,
): Promise<Result<ListingPicture | null, 'disk'>> {
  const picture = pictureOf(photo, pictureEnding(chosen));
  const stored = await storeReady(db, chosen, environment, () => storePicture(db, picture.id, photo));
  if (!stored.ok) return stored;
  return ok(stored.value ? picture : null);
}

const pictureOf = ({ width, height }: PreparedListingPhoto, freshId: string) =>
  ({ kind: 'waiting', id: newListingPhotoId(freshId), w: width, h: height }) as const;

async function storePicture(
  db: UserDatabase,
  id: string,
  { blob, thumb, width, height }: PreparedListingPhoto,
): Promise<void> {
  await storeWaitingPhoto(db, { id, blob, width, height });
  await storeWaitingPhoto(db, { id: thumbIdOf(id), blob: thumb, width, height });
}

/** Forgets an unfinished listing and its pictures. */
export const dropListingDraft = (db: UserDatabase, box: ListingBox): Promise<void> =>
  dropDraft(db, listingPlaceOf(box), () =>
    db.transaction('rw', [db.drafts, db.outbox, db.photos], async () =>
      sweepListingPhotos(db, async () => {
        await forgetChosenPhotos(db, listingPlaceOf(box));
        await dropTabDraft(db, listingPlaceOf(box));
      }),
    ),
  );
