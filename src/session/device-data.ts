import { catalogue } from '#data/local/catalogue-database.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import type { UserId } from '#domain/ids.ts';

/** Both caches of seen pictures, of everybody's and of one's own conversations, are named so. */
const PICTURE_CACHES = /^geumnaru-(private-)?pictures/;

export interface DeviceData {
  /** Bytes, null where the browser does not say. */
  readonly used: number | null;
  readonly available: number | null;
  /** Whether the browser has promised not to clear it by itself; null where it does not say. */
  readonly isPersisted: boolean | null;
  readonly messages: number;
  readonly pictures: number;
  readonly products: number;
  readonly posts: number;
}

/** What this device keeps of the app, by kind. */
export async function readDeviceData(uid: UserId): Promise<DeviceData> {
  const [estimate, isPersisted, messages, pictures, products, posts] = await Promise.all([
    estimateStorage(),
    navigator.storage?.persisted?.() ?? null,
    openUserDatabase(uid).messages.count(),
    countPictures(),
    catalogue.products.count(),
    catalogue.posts.count(),
  ]);
  return {
    used: estimate.usage ?? null,
    available: estimate.quota ?? null,
    isPersisted,
    messages,
    pictures,
    products,
    posts,
  };
}

const estimateStorage = async (): Promise<StorageEstimate> => (await navigator.storage?.estimate?.()) ?? {};

/** Asks the browser to keep everything until the person removes it; gives what it answered. */
export const askToPersist = async (): Promise<boolean> => (await navigator.storage?.persist?.()) ?? false;

/** Empties the caches of seen pictures; pictures that wait to be sent stay. */
export async function clearPictures(): Promise<void> {
  await Promise.all((await pictureCaches()).map((name) => caches.delete(name)));
}

async function countPictures(): Promise<number> {
  let count = 0;
  for (const name of await pictureCaches()) count += (await (await caches.open(name)).keys()).length;
  return count;
}

async function pictureCaches(): Promise<string[]> {
  if (!('caches' in globalThis)) return [];
  return (await caches.keys()).filter((name) => PICTURE_CACHES.test(name));
}
