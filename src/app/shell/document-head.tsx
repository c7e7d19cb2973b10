import { useLayoutEffect } from 'react';
import { pageText } from '#i18n/ko/pages.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { useLeaf } from './use-leaf.ts';

/** The route's title and description. Mounted anew for each route, so that a former page's own title gives way. */
export function DocumentHead() {
  const { routeId, staticData } = useLeaf();
  return <RouteHead key={routeId} title={staticData.title} description={staticData.description} />;
}

interface RouteHeadProps {
  readonly title: string | undefined;
  readonly description: string | undefined;
}

function RouteHead({ title, description = pageText.home.description }: RouteHeadProps) {
  // A layout effect, so that a page that knows its name better, which writes it in an ordinary effect of the same
  // commit, has the last word.
  useLayoutEffect(() => {
    document.title = title === undefined ? shellText.brandTitle : shellText.documentTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
  return null;
}
