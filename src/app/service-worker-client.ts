import { whenQuiet } from '#device/first-screen.ts';
import { loadAfresh } from '#device/keeping.ts';
import { connection } from '#session/connection-store.ts';
import { claimReload } from './boundary/chunk-failure.ts';
import { isDeviceBusy } from './device-busy.ts';
import { letTakeOver } from './let-take-over.ts';
import { loadingAhead } from './loading-ahead.ts';
import { reloadWhenCalm } from './reload-when-calm.ts';
import { appRouter } from './router.tsx';
import { isSuperseded, supersede } from './superseded.ts';

const WORKER_URL = '/service-worker.js';
/** A page that stays open for days looks for a new version this often. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/**
 * Registers the service worker and carries its updates through. A failure is logged: the app works without.
 */
export function startServiceWorkerClient(): void {
  if (!('serviceWorker' in navigator)) return;
  // It fetches the whole app, beside what the first screen still waits for.
  whenQuiet(register);
  followTakeovers();
}

function register(): void {
  navigator.serviceWorker
    .register(WORKER_URL, import.meta.env.DEV ? { type: 'module' } : {})
    .then(followUpdates)
    .catch((error: unknown) => {
      console.error('service worker not registered', error);
      addEventListener('online', register, { once: true });
    });
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  const consider = () => {
    if (registration.waiting && navigator.serviceWorker.controller) {
      letTakeOver(registration.waiting, { isBusy: isDeviceBusy, ahead: loadingAhead });
    }
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', consider);
  });
  consider();
  const look = () => {
    if (connection.get().kind !== 'online') return;
    registration.update().catch((error: unknown) => console.warn('no look for a new version', error));
  };
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

/**
 * Once a new version has taken over, this page's lazy chunks are gone from the cache: the next navigation is
 * a document load, which is the new version (once drafts are on the disk). Where it wants such a chunk without
 * leaving the screen (the way to the server, a sheet), it loads afresh as soon as nothing is being typed.
 */
function followTakeovers(): void {
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of a new visitor mostly takes over a page of its own version: nothing to reload for.
    if (isControlled) supersede();
    else void keepShownPictures();
    isControlled = true;
  });
  addEventListener('vite:preloadError', () => {
    if (!isSuperseded() && isOfAnotherVersion()) supersede();
    if (isSuperseded()) reloadWhenCalm();
  });
  appRouter().subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (isSuperseded() && pathChanged) void loadAfresh(toLocation.href);
  });
}

/**
 * Whether a page that misses a part has not heard that it is of another version than its worker, which has all
 * of its own on the disk: its first one may have been installed after a deploy, and a frozen page hears nothing.
 * At most once in five minutes: a disk that was cleared has no part either.
 */
const isOfAnotherVersion = (): boolean =>
  navigator.serviceWorker.controller !== null &&
  claimReload({ isOnline: navigator.onLine, now: Date.now(), memory: sessionStorage });

/**
 * What was seen before there was a worker is asked for once more, so that it opens offline from the first
 * visit.
 */
async function keepShownPictures(): Promise<void> {
  const shown = new Set(Array.from(document.images, ({ currentSrc }) => currentSrc));
  for (const address of shown) {
    if (!address.includes('/v0/b/')) continue;
    try {
      await fetch(address, { mode: 'cors', credentials: 'omit' });
    } catch (error) {
      console.warn('a picture was not kept', error);
    }
  }
}
