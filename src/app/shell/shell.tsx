import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode, useLayoutEffect } from 'react';
import { shellText } from '#i18n/ko/shell.ts';
import { DocumentTitleContext } from '#ui/navigation/use-document-title.ts';
import { classNames } from '#ui/class-names.ts';
import { BottomNav } from './bottom-nav.tsx';
import { Footer } from './footer.tsx';
import styles from './shell.module.css';
import { ToastPlace } from './toast-place.tsx';
import { TopNav } from './top-nav.tsx';
import { useLeaf } from './use-leaf.ts';
import './static-data.ts';

const MAIN_ID = 'content';

/** The frame that every screen stands in. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const { id, staticData } = useLeaf();
  const { hasBottomNav = true, isFullHeight = false, isOperatorParty = false } = staticData;
  useEffect(() => focusOnNavigation(router), [router]);
  return (
    <DocumentTitleContext value={shellText.documentTitle}>
      <DocumentHead />
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {shellText.skipToContent}
      </a>
      <div
        className={classNames(
          styles.frame,
          hasBottomNav ? styles.withBottomNav : isFullHeight && styles.ownHead,
        )}
      >
        <TopNav />
        <div className={styles.stripSpace} aria-hidden="true" />
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className={classNames(styles.main, isFullHeight && styles.fullHeight)}
        >
          {children}
        </main>
        {/* Each page has its own: one for all would move from the end of one page to that of the next. */}
        {isFullHeight ? null : <Footer key={id} isIntermediary={!isOperatorParty} />}
        {hasBottomNav ? <BottomNav /> : null}
      </div>
      <ToastPlace />
    </DocumentTitleContext>
  );
}

/**
 * After a navigation the focus goes to the page's heading, else to its main part, so that a screen reader
 * reads where one is and Tab starts there. A page that has put the focus somewhere itself keeps it.
 */
function focusOnNavigation(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const isFirstPage = fromLocation === undefined;
    if (isFirstPage || !pathChanged || toLocation.hash !== '') return;
    const main = document.querySelector('main');
    const focused = document.activeElement;
    if (!main || (focused !== main && main.contains(focused))) return;
    const heading = main.querySelector<HTMLElement>('h1[tabindex="-1"]');
    (heading ?? main).focus({ preventScroll: true });
  });
}

/**
 * The route's title and description. Mounted anew for each route, so that a former page's own title gives
 * way.
 */
function DocumentHead() {
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
    describe(routeId).catch((error: unknown) => console.warn('the description could not be loaded', error));
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
