/** The tag of every registration begins so; the worker drains the outbox for any of them. */
const TAG_PREFIX = 'geumnaru-outbox';

/** Chromium has it; lib.dom does not know it. */
interface SyncCapable {
  readonly sync: { register(tag: string): Promise<void> };
}

const isSyncCapable = (registration: object): registration is SyncCapable => 'sync' in registration;

/**
 * Asks the browser to wake the service worker when the network is back, even with every tab closed.
 * A fresh tag each time: after a rejected handler the same tag was seen to sleep for 300 s.
 * Where the browser has no Background Sync, the next open drains.
 */
export function requestBackgroundSync(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.getRegistration().then(
    async (registration) => {
      if (registration && isSyncCapable(registration)) {
        await registration.sync.register(`${TAG_PREFIX}-${Date.now().toString(36)}`);
      }
    },
    (error: unknown) => console.warn('background sync not available', error),
  );
}
