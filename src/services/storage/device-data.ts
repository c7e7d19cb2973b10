import { catalogue } from '#data/local/catalogue-database.ts';
import { keptSince } from '#data/local/kept-store.ts';
import { clearPictures, countPictures } from '#data/local/picture-caches.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import type { UserId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';

export interface DeviceData {
  /** Bytes, null where the browser does not say. */
  readonly used: number | null;
  readonly available: number | null;
  /** Whether the browser has promised not to clear it by itself; null where it does not say. */
  readonly isPersisted: boolean | null;
  /** Since when without a break; null where that is not known yet. */
  readonly since: Millis | null;
  readonly messages: number;
  readonly pictures: number;
  readonly products: number;
  readonly posts: number;
}

/** What this device keeps of the app, by kind. */
export async function readDeviceData(uid: UserId): Promise<DeviceData> {
  const db = openUserDatabase(uid);
  const [estimate, isPersisted, since, messages, pictures, products, posts] = await Promise.all([
    estimateStorage(),
    navigator.storage?.persisted?.() ?? null,
    keptSince(db),
    db.messages.count(),
    countPictures(),
    catalogue.products.count(),
    catalogue.posts.count(),
  ]);
  return {
    used: estimate.usage ?? null,
    available: estimate.quota ?? null,
    isPersisted,
    since,
    messages,
    pictures,
    products,
    posts,
  };
}

const estimateStorage = async (): Promise<StorageEstimate> => (await navigator.storage?.estimate?.()) ?? {};

/** Gives up every seen picture, at the person's wish. */
export const forgetPictures = (): Promise<void> => clearPictures();
