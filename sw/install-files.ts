import type { PrecacheController } from 'workbox-precaching';

/**
 * As many files are asked for at once as a browser opens connections for where there is no HTTP/2. Workbox asks
 * for one after the other, which for our 250 is as many ways to the server and back: half a minute on a phone,
 * in which nothing opens without the network.
 */
export const FILES_AT_ONCE = 6;

/** Puts on the disk what is not there yet; rejects, and with it the whole installation, where one file fails. */
export async function installFiles(
  files: Pick<PrecacheController, 'getURLsToCacheKeys' | 'strategy'>,
  event: ExtendableEvent,
): Promise<void> {
  // All take from the same. What keeps its name in every version comes first: where a deploy comes in between, the
  // files that are named by their hash are gone, and none of the next version's is kept among this one's.
  const rest = [...files.getURLsToCacheKeys()]
    .sort(([a, keyOfA], [b, keyOfB]) => Number(a === keyOfA) - Number(b === keyOfB))
    .values();
  const takeRest = async () => {
    for (const [url, cacheKey] of rest) {
      // A name with its hash may come from the browser's own cache.
      const request = new Request(url, { cache: url === cacheKey ? 'default' : 'reload' });
      await Promise.all(files.strategy.handleAll({ request, event, params: { cacheKey } }));
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, takeRest));
}
