import { useEffect, useState } from 'react';
import { commonText } from '#i18n/ko/common.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { reloadPage } from '#ui/feedback/reload-page.ts';
import { SkeletonList } from '#ui/feedback/skeleton-list.tsx';
import { SkeletonBlock } from '#ui/feedback/skeleton.tsx';
import { Page } from '#ui/layout/page.tsx';
import styles from './page-pending.module.css';

/** A part of the app that has not come by then never will. */
const CHUNK_PATIENCE_MS = 120_000;

/** While a screen's code is on its way. */
export function PagePending() {
  const [isTooSlow, setTooSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTooSlow(true), CHUNK_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page>
      {isTooSlow ? (
        <ErrorState message={shellText.chunk.slow} retryLabel={commonText.retry} onRetry={reloadPage} />
      ) : (
        <>
          <div className={styles.heading}>
            <SkeletonBlock width="160px" height="28px" />
          </div>
          <SkeletonList label={commonText.loading} />
        </>
      )}
    </Page>
  );
}
