import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { persistedUid } from '#data/remote/persisted-sign-in.ts';

const DAY_S = 24 * 60 * 60;
/** Everybody's pictures: products, posts, profiles. They may outlive a sign-out. */
const PUBLIC_CACHE = 'geumnaru-pictures';
/**
 * Pictures of conversations: a sign-out deletes every cache whose name begins so, and the plugin's list of
 * it.
 */
const PRIVATE_CACHE = 'geumnaru-private-pictures';

/**
 * An object of Storage as its download URL names it; the emulator's origin differs, the path does not. It is not
 * decoded: what somebody else wrote may be no encoding, which would be an error on every device that shows it.
 */
const isPicture = ({ pathname, searchParams }: URL, place: RegExp): boolean =>
  searchParams.get('alt') === 'media' && place.test(pathname);

/** Keeps pictures that were seen. An object never changes under its URL, so the cache is asked first. */
export function keepPictures(): void {
  registerRoute(
    ({ url }) => isPicture(url, /^\/v0\/b\/[^/]+\/o\/(product|post|profile)Images%2F/i),
    keeper(PUBLIC_CACHE, { maxEntries: 600, maxAgeSeconds: 60 * DAY_S }),
  );
  registerRoute(
    ({ url }) => isPicture(url, /^\/v0\/b\/[^/]+\/o\/chatImages%2F/i),
    keeper(PRIVATE_CACHE, { maxEntries: 400, maxAgeSeconds: 365 * DAY_S }, THEIRS),
  );
}

/** A picture that cannot be had is missing on the page, and no failure of the worker's. */
const MISSING = { handlerDidError: async () => Response.error() };

/** The address names the two who talk: of a picture that comes behind a sign-out nothing stays. */
const THEIRS = {
  ...MISSING,
  async cacheWillUpdate({ request, response }: { readonly request: Request; readonly response: Response }) {
    const uid = await persistedUid();
    return uid && request.url.includes(uid) && response.ok ? response : null;
  },
};

const keeper = (
  cacheName: string,
  bounds: { maxEntries: number; maxAgeSeconds: number },
  plugin: typeof MISSING = MISSING,
): CacheFirst =>
  new CacheFirst({
    cacheName,
    // A plain <img> asks without CORS and gets an opaque answer, which counts as megabytes against the quota.
    fetchOptions: { mode: 'cors', credentials: 'omit' },
    plugins: [expiring(bounds), plugin],
  });

/**
 * The plugin's two hooks; its own type calls them `undefined`-able, which the strategy's type does not take.
 */
function expiring(bounds: { maxEntries: number; maxAgeSeconds: number }) {
  // Pictures are the first to go when the disk is full, before anything that cannot be fetched again.
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin({
    ...bounds,
    purgeOnQuotaError: true,
  });
  return {
    ...(cacheDidUpdate && { cacheDidUpdate }),
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
  };
}
