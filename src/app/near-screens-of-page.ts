import type { AnyRoute } from '@tanstack/react-router';
import { loadingAhead } from './loading-ahead.ts';
import { followNearScreens, type NearPlace, type NearRouter } from './near-screens.ts';
import { appRouter } from './router.tsx';

/** Safari has no idle callback. */
const IDLE_MS = 300;
const LISTS_MS = 1_000;
/** The desk's code is on no phone's disk. */
const DESK = '/admin';

/** Has this page load the code of near screens ahead, from the worker's cache only. */
export function loadNearScreens(): void {
  followNearScreens(pageRouter, pagePlace());
}

const router = appRouter();
const routes = new Map<string, AnyRoute>(Object.entries(router.routesById));

const pageRouter: NearRouter = {
  routesOf: (path) => router.getMatchedRoutes(path)[0].map(({ id }) => id),
  loadCode(id) {
    const route = routes.get(id);
    const load = route && router.loadRouteChunk(route);
    return load && loadingAhead.during(load);
  },
  isBusy: () => router.state.status === 'pending',
  onArrived: (listener) => router.subscribe('onRendered', listener),
};

function pagePlace(): NearPlace {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  let worker = workers?.controller ?? null;
  return {
    links: () => [...linksIn('main'), ...linksIn('nav')],
    isOnDisk() {
      const current = workers?.controller ?? null;
      // A later worker serves another version, in which these files are gone.
      worker ??= current;
      return current !== null && current === worker && !loadingAhead.isStopped() && !wantsToSave();
    },
    whenIdle(run) {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
      else setTimeout(run, IDLE_MS);
    },
    afterLists: (run) => void setTimeout(run, LISTS_MS),
  };
}

/** A list leads to one screen by a hundred links. */
const MOST_LINKS = 40;

const linksIn = (part: string): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(`${part} a[href^="/"]`)]
    .slice(0, MOST_LINKS)
    .map(({ pathname }) => pathname)
    .filter((path) => !path.startsWith(DESK));

function wantsToSave(): boolean {
  // Not every browser tells.
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
