import { useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { shellText } from '#i18n/ko/shell.ts';
import { DocumentTitleContext } from '#ui/navigation/use-document-title.ts';
import { classNames } from '#ui/class-names.ts';
import { BottomNav } from './bottom-nav.tsx';
import { DocumentHead } from './document-head.tsx';
import { focusOnNavigation } from './focus-on-navigation.ts';
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
  const { staticData } = useLeaf();
  const { hasBottomNav = true, isFullHeight = false, isOperatorParty = false } = staticData;
  useEffect(() => focusOnNavigation(router), [router]);
  return (
    <DocumentTitleContext value={shellText.documentTitle}>
      <DocumentHead />
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {shellText.skipToContent}
      </a>
      <div className={classNames(styles.frame, hasBottomNav && styles.withBottomNav)}>
        <TopNav />
        <div className={styles.stripSpace} aria-hidden="true" />
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className={classNames(styles.main, isFullHeight && styles.fullHeight)}
        >
          {children}
        </main>
        {isFullHeight ? null : <Footer isIntermediary={!isOperatorParty} />}
        {hasBottomNav ? <BottomNav /> : null}
      </div>
      <ToastPlace />
    </DocumentTitleContext>
  );
}
