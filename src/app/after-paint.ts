import { firstScreenPainted } from '#device/first-screen.ts';

/** What a server that refuses its files is given before it is asked again. */
const ASK_AGAIN_MS = 30_000;

/** What the app needs but the first paint does not: the service worker, the sync and the pushes. */
export function startAfterPaint(): void {
  void firstScreenPainted.then(start);
}

function start(): void {
  void attempt(async () => (await import('./service-worker-client.ts')).startServiceWorkerClient);
  void attempt(async () => (await import('#session/sync-controller.ts')).startSyncController);
  void attempt(async () => (await import('./page-listeners.ts')).startPageListeners);
  void attempt(async () => (await import('#services/push/push-store.ts')).followPush);
}

/**
 * One that cannot be loaded must not take the others with it, and comes once the network is back: whoever
 * walks into a lift before the app is kept on the device would otherwise write into a page that never sends.
 */
export async function attempt(load: () => Promise<() => void>): Promise<void> {
  const begin = await load().catch((error: unknown) => {
    console.error('a part of the app could not be loaded', error);
    return null;
  });
  if (begin !== null) return begin();
  const again = () => {
    removeEventListener('online', again);
    clearTimeout(timer);
    void attempt(load);
  };
  const timer = setTimeout(again, ASK_AGAIN_MS);
  addEventListener('online', again);
}
