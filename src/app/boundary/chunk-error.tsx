import { useEffect, useState } from 'react';
import { loadAfresh } from '#device/keeping.ts';
import { commonText } from '#i18n/ko/common.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Page } from '#ui/layout/page.tsx';
import { claimReload } from './chunk-failure.ts';
import { HomeLink } from './home-link.tsx';

const text = shellText.chunk;

/**
 * A screen whose code could not be fetched: one reload when online, else an honest page that waits for the
 * network.
 */
export function ChunkError() {
  const [isDecided, setDecided] = useState(false);
  useEffect(() => {
    // Not while rendering: React renders a failed tree twice, and the second claim would be refused.
    const timer = setTimeout(() => {
      if (claimReload({ isOnline: navigator.onLine, now: Date.now(), memory: sessionStorage })) reload();
      else setDecided(true);
    });
    addEventListener('online', reload);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', reload);
    };
  }, []);

  const retry = async () => {
    if (navigator.onLine) reload();
    return navigator.onLine;
  };
  if (!isDecided) return <Spinner label={commonText.loading} />;
  return (
    <Page>
      {navigator.onLine ? (
        <ErrorState
          message={text.failed}
          retryLabel={commonText.retry}
          onRetry={reload}
          action={<HomeLink />}
        />
      ) : (
        <OfflineState
          title={text.title}
          message={text.message}
          retryLabel={commonText.retry}
          stillOffline={commonText.stillOffline}
          onRetry={retry}
          action={<HomeLink />}
        />
      )}
    </Page>
  );
}

/** The screen that was left has just begun to write down what stood in it. */
const reload = () => void loadAfresh();
