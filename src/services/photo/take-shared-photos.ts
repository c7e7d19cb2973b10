import { forgetSharedPhotos, sharedPhotos } from '#data/local/shared-photos.ts';
import { pictureKey, type ListingPicture } from '#domain/product/listing.ts';
import { realEnvironment } from '#sync/environment.ts';
import type { Settle } from './use-add-photos.ts';

const LOCK = 'geumnaru-shared-photos';

/** What a draft shows of what was shared: a picture's key, and the key under which it still waits. */
const shown = new Map<string, number>();

export type SettlePhoto = Settle<ListingPicture>;

/** How many pictures wait to be taken or refused. */
export const countSharedPhotos = async (): Promise<number> =>
  (await sharedPhotos(realEnvironment.now())).length;

export const refuseSharedPhotos = (): Promise<void> => forgetSharedPhotos();

/**
 * Hands over what was shared with the app; does nothing where nothing was. What `take` has not settled when
 * it ends waits for the next visit. Of two pages at once the later gets what the other has left.
 */
export async function takeSharedPhotos(
  take: (photos: readonly File[], settle: SettlePhoto) => Promise<void>,
): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const photos = await sharedPhotos(realEnvironment.now());
    if (photos.length === 0) return;
    const keys = new Map(photos.map(({ file, key }) => [file, key]));
    const refused: number[] = [];
    await take([...keys.keys()], (photo, picture) => {
      const key = keys.get(photo);
      if (key === undefined) return;
      if (picture === null) refused.push(key);
      else shown.set(pictureKey(picture), key);
    });
    await forgetSharedPhotos(refused);
  });
}

/** Forgets where pictures came from, now that the draft which shows them is on the disk. */
export async function forgetTakenPhotos(pictures: readonly ListingPicture[]): Promise<void> {
  const keys = pictures.flatMap((picture) => shown.get(pictureKey(picture)) ?? []);
  if (keys.length === 0) return;
  await forgetSharedPhotos(keys);
  for (const picture of pictures) shown.delete(pictureKey(picture));
}
