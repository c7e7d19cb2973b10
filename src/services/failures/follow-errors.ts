import { readDeviceJson, writeDevice } from '#device/device-storage.ts';
import { followFailures, noteFailure } from '#device/failures.ts';
import { whenQuiet } from '#device/first-screen.ts';
import { WORKER_FAILURE } from '#documents/page-message.ts';
import { isRelease, isRoutePattern, type ErrorReport } from '#domain/system/client-error.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { millis } from '#domain/units.ts';
import { connection } from '#session/connection-store.ts';
import { createErrorTeller, type Told } from './error-teller.ts';

/** Nobody's: it stays when somebody signs out. */
const KEY = 'geumnaru.device.errors';

/** Tells the operator what fails here unexpectedly; `routeOf` is the pattern of the open screen's address. */
export function followErrors(routeOf: () => string): void {
  const release = import.meta.env.VITE_RELEASE ?? '';
  // In development it stands in the console, before the eyes of whoever made it.
  if (!isRelease(release)) return;
  const teller = createErrorTeller({
    memory: {
      read: () => readDeviceJson(KEY),
      write: (queue) => writeDevice(KEY, JSON.stringify(queue)),
    },
    clock: { now: Date.now, today: () => seoulDate(millis(Date.now())) },
    ground: () => ({
      release,
      route: isRoutePattern(routeOf()) ? routeOf() : '/',
      userAgent: navigator.userAgent,
      isOffline: connection.get().kind === 'offline',
      origin: location.origin,
    }),
    isOnline: () => connection.get().kind === 'online',
    send,
    whenIdle: whenQuiet,
  });
  followFailures(teller.note);
  followParts();
  followWorker();
  connection.subscribe(() => void teller.tell());
  whenQuiet(() => void teller.tell());
}

async function send(reports: readonly ErrorReport[]): Promise<Told> {
  return (await import('#data/remote/error-reports.ts')).tellErrors(reports);
}

function followParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => noteFailure('part', payload));
}

function followWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || Reflect.get(data, 'type') !== WORKER_FAILURE) return;
    noteFailure('worker', data);
  });
}
