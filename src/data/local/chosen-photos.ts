import type { Millis } from '#domain/units.ts';
import { isLeft, keyOfPlace, placeOfKey, type DraftPlace } from './draft-place.ts';
import type { UserDatabase, WaitingPhoto } from './user-database.ts';
import { addWaitingPhoto } from './waiting-photos.ts';

/*
 * Photos as they were chosen for a form, until each has been made ready: that takes seconds on a cheap phone, and
 * a page that ends meanwhile leaves them to the next visit of the form.
 */

export interface ChosenPhoto {
  readonly id: string;
  readonly file: File;
  /** As far as anybody can tell, pages end of it. */
  readonly isHopeless?: boolean;
}

const CHOSEN = 'chosen:';
/** Of a form that nobody has come back to they go; what is left of it are its words. */
const KEEP_MS = 24 * 60 * 60_000;
/** They are made ready one after another: what stands first again and again is what its pages have ended of. */
const MOST_VISITS = 5;

/** Keeps photos for the form at a place, in the order given. */
export const keepChosenPhotos = (
  db: UserDatabase,
  place: DraftPlace,
  files: readonly File[],
  { now, newId }: { now(): Millis; newId(): string },
): Promise<readonly ChosenPhoto[]> =>
  db.transaction('rw', db.photos, async () => {
    const kept = files.map((file) => ({ id: `${CHOSEN}${newId()}`, file }));
    const at = now();
    for (const [order, { id, file }] of kept.entries()) {
      const raw = rawOf({ fileName: file.name, at, order }, place);
      await addWaitingPhoto(db, { id, blob: file, width: 0, height: 0, raw });
    }
    return kept;
  });

/** What was chosen for the form at a place, in this tab or in one that is gone, and has not been made ready. */
export const takeChosenPhotos = (
  db: UserDatabase,
  place: DraftPlace,
  living: ReadonlySet<string>,
  now: Millis,
): Promise<readonly ChosenPhoto[]> =>
  db.transaction('rw', db.photos, async () => {
    const all = (await chosenPhotos(db)).toSorted((a, b) => a.at - b.at || a.order - b.order);
    const old = all.filter(({ at }) => at <= now - KEEP_MS);
    await db.photos.bulkDelete(old.map(({ photo }) => photo.id));
    const taken = all.filter((one) => !old.includes(one) && isFor(one, place, living));
    const moved = taken.map(({ photo, visits = 0, ...chosen }, index) => ({
      ...photo,
      raw: rawOf({ ...chosen, visits: index === 0 ? visits + 1 : visits }, place),
    }));
    await db.photos.bulkPut(moved);
    return taken.map(({ photo: { id, blob }, fileName, visits = 0 }) => ({
      id,
      file: new File([blob], fileName, { type: blob.type }),
      isHopeless: visits >= MOST_VISITS,
    }));
  });

export const isStillChosen = async (db: UserDatabase, id: string): Promise<boolean> =>
  (await db.photos.where('id').equals(id).count()) > 0;

export const forgetChosenPhoto = (db: UserDatabase, id: string): Promise<void> => db.photos.delete(id);

/** With what the id of its picture ends: however often that is made, it is one picture. */
export const pictureEnding = (chosen: string): string => chosen.slice(CHOSEN.length);

/** Forgets what the pictures of a draft were made of, once it has them. */
export async function forgetChosenFor(db: UserDatabase, pictures: readonly string[]): Promise<void> {
  const ids = await db.photos.where('id').startsWith(CHOSEN).primaryKeys();
  const made = ids.filter((id) => pictures.some((picture) => picture.endsWith(pictureEnding(id))));
  if (made.length > 0) await db.photos.bulkDelete(made);
}

/** Forgets all that were chosen for the form at a place. */
export async function forgetChosenPhotos(db: UserDatabase, place: DraftPlace): Promise<void> {
  const ours = (await chosenPhotos(db)).filter((one) => one.place === keyOfPlace(place));
  await db.photos.bulkDelete(ours.map(({ photo }) => photo.id));
}

interface Chosen {
  readonly photo: WaitingPhoto;
  readonly fileName: string;
  readonly place: string;
  readonly at: number;
  readonly order: number;
  readonly visits?: number;
}

const rawOf = (
  { fileName, at, order, visits = 0 }: Omit<Chosen, 'photo' | 'place'>,
  place: DraftPlace,
): NonNullable<WaitingPhoto['raw']> => ({
  fileName,
  chosen: { place: keyOfPlace(place), at, order, visits },
});

const chosenPhotos = async (db: UserDatabase): Promise<readonly Chosen[]> =>
  (await db.photos.where('id').startsWith(CHOSEN).toArray()).flatMap((photo) =>
    photo.raw?.chosen ? [{ photo, fileName: photo.raw.fileName, ...photo.raw.chosen }] : [],
  );

function isFor({ place }: Chosen, wanted: DraftPlace, living: ReadonlySet<string>): boolean {
  const { name, tab } = placeOfKey(place);
  return name === wanted.name && (tab === wanted.tab || isLeft(tab, living));
}
