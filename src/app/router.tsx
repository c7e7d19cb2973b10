import '#ui/overlay/steps-first.ts';
import { ignoreSecondPress } from '#ui/overlay/second-press.ts';
import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { routeTree } from '#routes/route-tree.gen.ts';
import { PagePending } from './boundary/page-pending.tsx';
import { RouteError } from './boundary/route-error.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';
import { Shell } from './shell/shell.tsx';

/** The router's own id of an entry in the history. */
const HISTORY_KEY = '__TSR_key';

let made: AppRouter | undefined;

/**
 * The one router of the page, made when it is first asked for: sorting the routes costs as much as all else that
 * the app's own file does as it is run, and is a task by itself there (decision 010).
 */
export const appRouter = (): AppRouter => (made ??= makeRouter());

type AppRouter = ReturnType<typeof makeRouter>;

function makeRouter() {
  /** Between the tap that leaves a screen and the next one standing there. */
  let isOnTheWay = false;
  const router = createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
    // Who goes back before the next screen has come finds the former where it stood: without this, the place
    // of what was drawn meanwhile (a page too short to scroll) would be kept as its own.
    getScrollRestorationKey: ({ state, href }) => (isOnTheWay ? 'on-the-way' : (state[HISTORY_KEY] ?? href)),
    InnerWrap: Shell,
    defaultErrorComponent: RouteError,
    defaultPendingComponent: PagePending,
    defaultNotFoundComponent: lazyRouteComponent(
      () => import('./boundary/not-found-page.tsx'),
      'NotFoundPage',
    ),
  });
  // The router's own listener, which keeps the place, was there first.
  router.subscribe('onBeforeLoad', () => {
    isOnTheWay = true;
  });
  router.subscribe('onResolved', ({ pathChanged }) => {
    isOnTheWay = false;
    if (pathChanged) ignoreSecondPress();
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
