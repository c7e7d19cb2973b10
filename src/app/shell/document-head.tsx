import { useEffect, useLayoutEffect } from 'react';
import { shellText } from '#i18n/ko/shell.ts';
import { useLeaf } from './use-leaf.ts';

/**
 * The route's title and description. Mounted anew for each route, so that a former page's own title gives
 * way.
 */
export function DocumentHead() {
  const { routeId, staticData } = useLeaf();
  return <RouteHead key={routeId} routeId={routeId} title={staticData.title} />;
}

function RouteHead({ routeId, title }: { readonly routeId: string; readonly title: string | undefined }) {
  // A layout effect, so that a page that knows its name better, which writes it in an ordinary effect of the
  // same commit, has the last word.
  useLayoutEffect(() => {
    document.title = title === undefined ? shellText.brandTitle : shellText.documentTitle(title);
  }, [title]);
  useEffect(() => {
    describe(routeId).catch((error: unknown) => console.warn('the page has no description', error));
  }, [routeId]);
  return null;
}

/** Only search engines read it: it comes after the paint and may fail. */
async function describe(routeId: string): Promise<void> {
  const { pageDescriptions } = await import('#i18n/ko/page-descriptions.ts');
  const description = pageDescriptions[routeId] ?? pageDescriptions['/'];
  if (description !== undefined) {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }
}
