/** The tag of every registration begins so; the worker drains the outbox for any of them. */
const TAG_PREFIX = 'geumnaru-outbox';
/** A wake-up just asked for is enough; one that stands for longer may be asleep after a rejected try. */
const ASK_EVERY_MS = 3_000;

/** Chromium has it; lib.dom does not know it. */
interface SyncCapable {
  readonly sync: { register(tag: string): Promise<void>; getTags(): Promise<string[]> };
}

const isSyncCapable = (registration: object): registration is SyncCapable => 'sync' in registration;

let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Asks the browser to wake the service worker when the network is back, even with every tab closed.
 * A fresh tag each time: after a rejected handler the same tag was seen to sleep for 300 s.
 * Where the browser has no Background Sync, the next open drains.
 */
export function requestBackgroundSync(): void {
  if (!('serviceWorker' in navigator)) return;
  register().catch((error: unknown) => console.warn('background sync not available', error));
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || !isSyncCapable(registration)) return;
  const isAsked = performance.now() - askedAt < ASK_EVERY_MS;
  if (isAsked && (await isPending(registration))) return;
  askedAt = performance.now();
  await registration.sync.register(`${TAG_PREFIX}-${Date.now().toString(36)}`);
}

/** A tag that has fired is gone, and whatever was queued since needs another. */
const isPending = async ({ sync }: SyncCapable): Promise<boolean> =>
  (await sync.getTags()).some((tag) => tag.startsWith(TAG_PREFIX));
