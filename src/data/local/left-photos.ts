import { LISTING_PHOTOS, photosOfListingDraft, shownListingPhotos } from './listing-store.ts';
import { photosOfPostDraft, POST_PHOTOS, shownPostPhotos } from './board-store.ts';
import { typedAt } from './typing-journal.ts';
import type { UserDatabase } from './user-database.ts';

/** Pictures of one capability, among all that wait on this device. */
interface Pictures {
  /** With what their ids begin. */
  readonly prefix: string;
  readonly shown: (db: UserDatabase) => Promise<readonly string[]>;
  readonly ofDraft: (value: unknown) => readonly string[];
}

export const PICTURES_OF_POSTS: Pictures = {
  prefix: POST_PHOTOS,
  shown: shownPostPhotos,
  ofDraft: photosOfPostDraft,
};
export const PICTURES_OF_LISTINGS: Pictures = {
  prefix: LISTING_PHOTOS,
  shown: shownListingPhotos,
  ofDraft: photosOfListingDraft,
};

/**
 * Deletes the pictures that a page stored and was gone before its draft heard of them. Only before a form is
 * there to store one, and while no other tab may have one that does: theirs look the same. A picture is worth
 * no form that does not open, so a disk that refuses is passed over.
 */
export async function sweepLeftPhotos(
  db: UserDatabase,
  { prefix, shown, ofDraft }: Pictures,
  tab: string,
  living: ReadonlySet<string>,
): Promise<void> {
  if ([...living].some((other) => other !== tab)) return;
  try {
    await db.transaction('rw', [db.drafts, db.outbox, db.photos], async () => {
      const [ids, onDisk] = await Promise.all([
        db.photos.where('id').startsWith(prefix).primaryKeys(),
        shown(db),
      ]);
      const kept = new Set([...onDisk, ...typedAt(db).flatMap(({ value }) => ofDraft(value))]);
      await db.photos.bulkDelete(ids.filter((id) => !kept.has(id)));
    });
  } catch (error) {
    console.warn('pictures that were left stay', error);
  }
}
