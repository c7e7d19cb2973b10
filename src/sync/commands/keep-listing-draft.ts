import { sellDraftKey, type ListingDraft } from '#data/local/queries/listing-draft.ts';
import { newListingPhotoId, sweepListingPhotos, thumbIdOf } from '#data/local/listing-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { ProductId } from '#domain/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ListingPicture } from '#domain/product/listing.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';

/** A picture made ready for a listing, with its small edition. */
export interface PreparedListingPhoto {
  readonly blob: Blob;
  readonly thumb: Blob;
  readonly width: number;
  readonly height: number;
}

/** Keeps an unfinished listing on this device. */
export async function keepListingDraft(
  db: UserDatabase,
  edited: ProductId | null,
  draft: ListingDraft,
  environment: Environment,
): Promise<void> {
  await db.drafts.put({ key: sellDraftKey(edited), value: draft, updatedAt: environment.now() });
}

/** Writes a picture down; it stays as long as a draft or a waiting listing shows it. */
export async function keepListingPhoto(
  db: UserDatabase,
  { blob, thumb, width, height }: PreparedListingPhoto,
  environment: Environment,
): Promise<Result<ListingPicture, 'disk'>> {
  const id = newListingPhotoId(environment.newId());
  const stored = await storeOwn(db, environment, 'picture', () =>
    db.transaction('rw', db.photos, async () => {
      await db.photos.add({ id, blob, width, height, progress: 0 });
      await db.photos.add({ id: thumbIdOf(id), blob: thumb, width, height, progress: 0 });
    }),
  );
  return stored.ok ? ok({ kind: 'waiting', id, w: width, h: height }) : stored;
}

/** Forgets an unfinished listing and its pictures. */
export const dropListingDraft = (db: UserDatabase, edited: ProductId | null): Promise<void> =>
  db.transaction('rw', [db.drafts, db.outbox, db.photos], async () => {
    await db.drafts.delete(sellDraftKey(edited));
    await sweepListingPhotos(db);
  });
