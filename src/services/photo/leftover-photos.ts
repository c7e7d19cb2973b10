import { openUserDatabase } from '#data/local/user-database.ts';
import { pageVisibility } from '#device/page-visibility.ts';
import { sessionStore } from '#session/session-store.ts';

/**
 * Makes ready the photos that a page which died has left as they were chosen, with each person who signs in
 * and whenever the page is looked at again: the worker cannot, since what compresses a picture needs a page.
 * The app calls it once.
 */
export function followLeftoverPhotos(): void {
  sessionStore.subscribe(prepare);
  pageVisibility.subscribe(() => {
    if (pageVisibility.isVisible()) prepare();
  });
  prepare();
}

/** Where nothing was left, it costs one look. */
function prepare(): void {
  prepareNow().catch((error: unknown) => console.warn('photos not prepared', error));
}

async function prepareNow(): Promise<void> {
  const session = sessionStore.get();
  if (session.kind !== 'signed_in' || !session.isEmailVerified) return;
  // Of before the parts are there: a sign-out in between closes it for good, and nothing makes another.
  const db = openUserDatabase(session.uid);
  const [{ prepareRawPhotos }, { browserPhotoTools }] = await Promise.all([
    import('./prepare-raw-photos.ts'),
    import('./browser-photo-tools.ts'),
  ]);
  await prepareRawPhotos(db, browserPhotoTools);
}
