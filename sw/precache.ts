import {
  cleanupOutdatedCaches,
  PrecacheController,
  PrecacheRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { installFiles } from './install-files.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/**
 * Serves the shell and every route chunk from the disk, any address of the app included. Of Firebase's
 * own `/__/` pages only the action link is ours.
 */
export function serveOffline(): void {
  const files = new PrecacheController();
  // Said to be so on purpose: of an address alone Workbox warns.
  files.addToCacheList(
    self.__WB_MANIFEST.map((entry) => (typeof entry === 'string' ? { url: entry, revision: null } : entry)),
  );
  self.addEventListener('install', (event) => event.waitUntil(installFiles(files, event)));
  // It has the event wait for it by itself.
  self.addEventListener('activate', (event) => void files.activate(event));
  registerRoute(new PrecacheRoute(files));
  cleanupOutdatedCaches();
  registerRoute(
    new NavigationRoute(files.createHandlerBoundToURL('/index.html'), {
      denylist: [/^\/__\/(?!auth\/action(?:[/?]|$))/],
    }),
  );
}
