declare const self: ServiceWorkerGlobalScope;

/**
 * A new version waits until the page says that nothing is being typed or sent; the very first one
 * controls the page that installed it, so that the app is offline-ready from the first visit.
 */
export function takeOverOnRequest(): void {
  self.addEventListener('message', (event) => {
    const message: unknown = event.data;
    if (
      typeof message === 'object' &&
      message !== null &&
      'type' in message &&
      message.type === 'SKIP_WAITING'
    ) {
      void self.skipWaiting();
    }
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
}
