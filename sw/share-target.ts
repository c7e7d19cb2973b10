import { registerRoute } from 'workbox-routing';
import { keepSharedPhotos } from '#data/local/shared-photos.ts';
import { realEnvironment } from '#sync/environment.ts';

/** Where the manifest has the system send what is shared with the app. */
const SHARE_PATH = '/share-target';
/** As the manifest names them. */
const FIELD = 'photos';
/** A listing has no room for more. */
const MOST = 10;

/** Takes in pictures that are shared from a gallery, without network too, and opens a new listing with them. */
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
    const photos = shared.filter((entry) => entry instanceof File);
    await keepSharedPhotos(photos.slice(0, MOST), realEnvironment.now());
    return '/sell';
  } catch (error) {
    console.error('what was shared could not be kept', error);
    return '/sell?share=failed';
  }
}
