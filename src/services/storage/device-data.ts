import { catalogue } from '#data/local/catalogue-database.ts';
import { clearPictures, countPictures } from '#data/local/picture-caches.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import type { UserId } from '#domain/ids.ts';

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

/** Gives up every seen picture, at the person's wish. */
export const forgetPictures = (): Promise<void> => clearPictures();
