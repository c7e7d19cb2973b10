import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { noteFailure } from '#device/failures.ts';
import { commonText } from '#i18n/ko/common.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ChunkError } from './chunk-error.tsx';
import { isChunkFailure } from './chunk-failure.ts';
import { HomeLink } from './home-link.tsx';

/** A screen that threw: the frame around it stays usable. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  return isChunkFailure(error) ? <ChunkError /> : <ScreenError error={error} reset={reset} />;
}

function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => {
    console.error('a screen failed', error);
    noteFailure('screen', error);
  }, [error]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page>
      <ErrorState
        message={commonText.unknownFailure}
        retryLabel={commonText.retry}
        onRetry={retry}
        action={<HomeLink />}
      />
    </Page>
  );
}
