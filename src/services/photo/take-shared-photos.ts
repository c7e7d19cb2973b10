import { forgetSharedPhotos, sharedPhotos } from '#data/local/shared-photos.ts';
import { realEnvironment } from '#sync/environment.ts';

const LOCK = 'geumnaru-shared-photos';

/** How many pictures wait to be taken or refused. */
export const countSharedPhotos = async (): Promise<number> =>
  (await sharedPhotos(realEnvironment.now())).length;

export const refuseSharedPhotos = (): Promise<void> => forgetSharedPhotos();

/**
 * Hands over what was shared with the app and forgets it when `take` has settled; does nothing where nothing
 * was. Of two pages at once only one gets it.
 */
export async function takeSharedPhotos(take: (photos: readonly File[]) => Promise<void>): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    const photos = await sharedPhotos(realEnvironment.now());
    if (photos.length === 0) return;
    await take(photos.map(({ file }) => file));
    await forgetSharedPhotos();
  });
}
