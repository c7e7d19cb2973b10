import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { routeTree } from '#routes/route-tree.gen.ts';
import { PagePending } from './boundary/page-pending.tsx';
import { RouteError } from './boundary/route-error.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';
import { Shell } from './shell/shell.tsx';

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 300,
  defaultPendingMinMs: 200,
  scrollRestoration: true,
  scrollRestorationBehavior: 'instant',
  InnerWrap: Shell,
  defaultErrorComponent: RouteError,
  defaultPendingComponent: PagePending,
  defaultNotFoundComponent: lazyRouteComponent(() => import('./boundary/not-found-page.tsx'), 'NotFoundPage'),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
