import { lazy, Suspense } from 'react';
import { homeText } from '#i18n/ko/home.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { Page } from '#ui/layout/page.tsx';
import styles from './home-screen.module.css';
import { QuickTiles } from './quick-tiles.tsx';

const Today = lazy(() => import('./today.tsx').then((module) => ({ default: module.Today })));
const Listings = lazy(() => import('./today.tsx').then((module) => ({ default: module.Listings })));

/** `/`: what can be said without asking anything is painted first; the rest is a chunk of its own. */
export function HomeScreen() {
  return (
    <Page>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{pageText.home.title}</VisuallyHidden>
      </h1>
      <div className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.headline}>{homeText.headline}</p>
          <p className={styles.lead}>{homeText.lead}</p>
          <QuickTiles />
        </div>
        {/* Its place is kept, so that nothing moves when it comes. */}
        <Suspense fallback={<div className={styles.priceSpace} />}>
          <Today />
        </Suspense>
      </div>
      <div className={styles.listings}>
        <Suspense>
          <Listings />
        </Suspense>
      </div>
    </Page>
  );
}
