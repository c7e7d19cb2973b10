import { registerRoute } from 'workbox-routing';
import { keepSharedPhotos } from '#data/local/shared-photos.ts';
import { acceptedShare } from '#domain/media/shared-photo-limits.ts';
import { realEnvironment } from '#sync/environment.ts';

/** Where the manifest has the system send what is shared with the app. */
const SHARE_PATH = '/share-target';
/** As the manifest names them. */
const FIELD = 'photos';
/** Says why nothing is there. */
const FAILED = '/sell?share=failed';

/**
 * Takes in pictures that are shared from a gallery, without network too, and opens a new listing, which asks
 * before it takes them: any site can post this form as well, and nothing of a request tells the one from the
 * other.
 */
export function takeSharedPhotos(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
    async ({ request }) => Response.redirect(await keepShare(request), 303),
    'POST',
  );
}

/** Keeps what a request brings; gives where to go on. */
export async function keepShare(request: Pick<Request, 'formData'>): Promise<string> {
  try {
    const shared = (await request.formData()).getAll(FIELD);
    const files = shared.filter((entry) => entry instanceof File);
    const accepted = acceptedShare(files);
    // What was shared before and still waits is not given up for nothing.
    if (accepted.length === 0) return FAILED;
    await keepSharedPhotos(accepted, realEnvironment.now());
    return '/sell';
  } catch (error) {
    console.error('what was shared could not be kept', error);
    return FAILED;
  }
}
