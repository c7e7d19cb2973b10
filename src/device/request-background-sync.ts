import { WAKE_UP_TAG } from '#domain/outbox/wake-up-tag.ts';

/** A wake-up just asked for is enough; one that stands for longer may be asleep after a rejected try. */
const ASK_EVERY_MS = 3_000;
/** Enough to be woken by one that does not sleep; all of them fire at once when the network is back. */
const MOST_PENDING = 4;
/** How long the browser lets a tag sleep after a rejected try. */
const SLEEP_MS = 300_000;

/** Chromium has it; lib.dom does not know it. */
interface SyncCapable {
  readonly sync: { register(tag: string): Promise<void>; getTags(): Promise<string[]> };
}

const isSyncCapable = (registration: object): registration is SyncCapable => 'sync' in registration;

/** Whether the browser has Background Sync at all. */
export const sendsWhileClosed = (): boolean => 'SyncManager' in globalThis;

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
  if (isAsked(await countPending(registration))) return;
  askedAt = performance.now();
  await registration.sync.register(`${WAKE_UP_TAG}-${Date.now().toString(36)}`);
}

function isAsked(pending: number): boolean {
  const sinceMs = performance.now() - askedAt;
  if (pending > 0 && sinceMs < ASK_EVERY_MS) return true;
  // Without network none of them fires, so that none sleeps.
  return pending >= MOST_PENDING && (!navigator.onLine || sinceMs < SLEEP_MS);
}

/** A tag that has fired is gone, and whatever was queued since needs another. */
const countPending = async ({ sync }: SyncCapable): Promise<number> =>
  (await sync.getTags()).filter((tag) => tag.startsWith(WAKE_UP_TAG)).length;
