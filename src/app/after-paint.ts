import { firstScreenPainted } from '#session/first-screen.ts';

/** What the app needs but the first paint does not: the service worker, the sync and the pushes. */
export function startAfterPaint(): void {
  void firstScreenPainted.then(start);
}

async function start(): Promise<void> {
  await Promise.all([
    attempt(async () => (await import('./service-worker-client.ts')).startServiceWorkerClient()),
    attempt(async () => (await import('#session/sync-controller.ts')).startSyncController()),
    attempt(async () => (await import('./superseded-database.ts')).followSupersededDatabases()),
    attempt(async () => (await import('#session/push/push-store.ts')).followPush()),
    attempt(async () => (await import('./worker-messages.ts')).followWorkerMessages()),
    attempt(async () => (await import('#session/install-prompt.ts')).watchInstallPrompt()),
    attempt(async () => (await import('#session/storage-keeping.ts')).keepRoom()),
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
