import { pictureKey, type ListingPicture } from '#domain/product/listing.ts';
import { listingDraftOf, SELL_DRAFTS } from './queries/listing-draft.ts';
import { PRODUCT_LANES } from './intent-names.ts';
import type { UserDatabase } from './user-database.ts';

/** Pictures of listings share the table of waiting pictures with those of messages. */
const LISTING_PHOTOS = 'listing-';

export const newListingPhotoId = (freshId: string): string => `${LISTING_PHOTOS}${freshId}`;
export const thumbIdOf = (photoId: string): string => `${photoId}-thumb`;

/**
 * Deletes the pictures that neither a draft nor a waiting listing shows any more. Call it inside a
 * transaction.
 */
export async function sweepListingPhotos(db: UserDatabase): Promise<void> {
  const [drafts, rows, ids] = await Promise.all([
    db.drafts.where('key').startsWith(SELL_DRAFTS).toArray(),
    db.outbox.where('lane').startsWith(PRODUCT_LANES).toArray(),
    db.photos.where('id').startsWith(LISTING_PHOTOS).primaryKeys(),
  ]);
  const shown: readonly ListingPicture[] = [
    ...drafts.flatMap(({ value }) => listingDraftOf(value)?.pictures ?? []),
    ...rows.flatMap(({ intent }) => ('pictures' in intent ? intent.pictures : [])),
  ];
  const kept = new Set(shown.map(pictureKey).flatMap((id) => [id, thumbIdOf(id)]));
  await db.photos.bulkDelete(ids.filter((id) => !kept.has(id)));
}
