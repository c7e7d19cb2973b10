import { registerRoute } from 'workbox-routing';
import { keepSharedPhotos } from '#data/local/shared-photos.ts';
import { acceptedShare } from '#domain/media/shared-photo-limits.ts';
import { realEnvironment } from '#sync/environment.ts';

/** Where the manifest has the system send what is shared with the app. */
const SHARE_PATH = '/share-target';
/** As the manifest names them. */
const FIELD = 'photos';
/**
 * Takes in pictures that are shared from a gallery, without network too, and opens a new listing, which asks
 * before it takes them: any site can post this form as well, and nothing of a request tells the one from the
 * other.
 */
export function takeSharedPhotos(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
    async ({ request }) => Response.redirect(await keep(request), 303),
    'POST',
  );
}

/** Where to go on. */
async function keep(request: Request): Promise<string> {
  try {
    const shared = (await request.formData()).getAll(FIELD);
    const files = shared.filter((entry) => entry instanceof File);
    await keepSharedPhotos(acceptedShare(files), realEnvironment.now());
    return '/sell';
  } catch (error) {
    console.error('what was shared could not be kept', error);
    return '/sell?share=failed';
  }
}
