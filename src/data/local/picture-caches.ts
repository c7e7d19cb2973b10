/** Both caches of seen pictures are named so: everybody's, and those of one's own conversations. */
const PUBLIC_PICTURES = /^geumnaru-pictures/;
const PRIVATE_PICTURES = /^geumnaru-private-pictures/;

/** How many seen pictures this device keeps. */
export async function countPictures(): Promise<number> {
  let count = 0;
  for (const name of await cacheNames()) count += (await (await caches.open(name)).keys()).length;
  return count;
}

/** Empties the caches of seen pictures; pictures that wait to be sent are no part of them. */
export async function clearPictures(): Promise<void> {
  await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
}

/**
 * Gives up the half of the pictures that was seen longest ago, everybody's before those of one's own
 * conversations; `false` when there are none left.
 */
export async function giveUpOldPictures(): Promise<boolean> {
  const names = await cacheNames();
  for (const kind of [PUBLIC_PICTURES, PRIVATE_PICTURES]) {
    let given = 0;
    for (const name of names.filter((one) => kind.test(one))) given += await giveUpOlderHalf(name);
    if (given > 0) return true;
  }
  return false;
}

/** A cache names its entries in the order in which they were put. */
async function giveUpOlderHalf(name: string): Promise<number> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const older = requests.slice(0, Math.ceil(requests.length / 2));
  await Promise.all(older.map((request) => cache.delete(request)));
  return older.length;
}

async function cacheNames(): Promise<string[]> {
  if (!('caches' in globalThis)) return [];
  return (await caches.keys()).filter((name) => PUBLIC_PICTURES.test(name) || PRIVATE_PICTURES.test(name));
}
