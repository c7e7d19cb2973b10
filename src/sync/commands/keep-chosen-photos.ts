import {
  forgetChosenFor,
  forgetChosenPhoto,
  isStillChosen,
  keepChosenPhotos,
  takeChosenPhotos,
  type ChosenPhoto,
} from '#data/local/chosen-photos.ts';
import type { DraftPlace } from '#data/local/draft-place.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';

/** Keeps what was chosen until it has been made ready; nothing where the disk refuses, which costs no picture. */
export async function keepChosen(
  db: UserDatabase,
  place: DraftPlace,
  files: readonly File[],
  environment: Environment,
): Promise<readonly ChosenPhoto[]> {
  try {
    return await keepChosenPhotos(db, place, files, environment);
  } catch (error) {
    console.warn('what was chosen is not kept', error);
    return [];
  }
}

/** What was chosen for a form by a page that has ended before all of it was ready. */
export const takeChosen = (
  db: UserDatabase,
  place: DraftPlace,
  living: ReadonlySet<string>,
  environment: Environment,
): Promise<readonly ChosenPhoto[]> => takeChosenPhotos(db, place, living, environment.now());

/** What can never be a picture is not tried again. */
export const forgetChosen = (db: UserDatabase, id: string): Promise<void> => forgetChosenPhoto(db, id);

/**
 * Forgets what pictures were made of: those of a draft that has been left, whose page may have ended between
 * noting them and writing them down, or one that was taken out of its form. Worth no form that does not open.
 */
export const forgetTaken = (db: UserDatabase, pictures: readonly string[]): Promise<void> =>
  forgetChosenFor(db, pictures).catch((error: unknown) => console.warn('what was chosen stays', error));

/**
 * Stores the picture of a chosen photo, which stays until the draft has that: a page that ends between the two
 * leaves it to the next visit, which stores the same once more. `false` where the form has let go of it, or
 * another page of it was faster.
 */
export const storeReady = (
  db: UserDatabase,
  chosen: string,
  environment: Environment,
  store: () => Promise<void>,
): Promise<Result<boolean, 'disk'>> =>
  storeOwn(db, environment, 'picture', () =>
    db.transaction('rw', db.photos, async () => {
      const isWanted = await isStillChosen(db, chosen);
      if (isWanted) await store();
      return isWanted;
    }),
  );
