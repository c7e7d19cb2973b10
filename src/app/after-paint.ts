import { firstScreenPainted } from '#session/first-screen.ts';

/** What the app needs but the first paint does not: the service worker, the sync and the pushes. */
export function startAfterPaint(): void {
  void firstScreenPainted.then(start);
}

async function start(): Promise<void> {
  await Promise.all([
    attempt(async () => (await import('./service-worker-client.ts')).startServiceWorkerClient()),
    attempt(async () => (await import('#session/sync-controller.ts')).startSyncController()),
    attempt(async () => (await import('./followers.ts')).startFollowers()),
    attempt(async () => (await import('#session/push/push-store.ts')).followPush()),
  ]);
}

/** One that cannot be loaded (offline before the first visit is kept) must not take the other with it. */
async function attempt(begin: () => Promise<void>): Promise<void> {
  try {
    await begin();
  } catch (error) {
    console.error('a part of the app could not be started', error);
  }
}
