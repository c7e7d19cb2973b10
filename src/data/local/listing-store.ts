import type { ListingPicture } from '#domain/product/listing.ts';
import { picturesOfListingDraft, SELL_DRAFTS } from './queries/listing-draft.ts';
import { PRODUCT_LANES } from './intent-names.ts';
import type { UserDatabase } from './user-database.ts';
import { sweepAfter } from './waiting-photos.ts';

/** Pictures of listings share the table of waiting pictures with those of messages. */
export const LISTING_PHOTOS = 'listing-';

export const newListingPhotoId = (freshId: string): string => `${LISTING_PHOTOS}${freshId}`;
export const thumbIdOf = (photoId: string): string => `${photoId}-thumb`;

/**
 * Changes drafts or listings that wait, and deletes the pictures that neither shows any more since. Call it
 * inside a transaction.
 */
export const sweepListingPhotos = <T>(db: UserDatabase, change: () => Promise<T>): Promise<T> =>
  sweepAfter(db, shownListingPhotos, change);

/** The pictures of listings, large and small, that a draft or a waiting listing shows and only this device has. */
export async function shownListingPhotos(db: UserDatabase): Promise<readonly string[]> {
  const [drafts, rows] = await Promise.all([
    db.drafts.where('key').startsWith(SELL_DRAFTS).toArray(),
    db.outbox.where('lane').startsWith(PRODUCT_LANES).toArray(),
  ]);
  return [
    ...drafts.flatMap(({ value }) => photosOfListingDraft(value)),
    ...rows.flatMap(({ intent }) => ('pictures' in intent ? editionsOf(intent.pictures) : [])),
  ];
}

export const photosOfListingDraft = (value: unknown): readonly string[] =>
  editionsOf(picturesOfListingDraft(value));

const editionsOf = (pictures: readonly ListingPicture[]): readonly string[] =>
  pictures.flatMap((picture) => (picture.kind === 'waiting' ? [picture.id, thumbIdOf(picture.id)] : []));
