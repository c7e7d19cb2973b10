import { Component, type ErrorInfo, type ReactNode } from 'react';
import { noteFailure } from '#device/failures.ts';
import { commonText } from '#i18n/ko/common.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { reloadPage } from '#ui/feedback/reload-page.ts';

interface Props {
  readonly children: ReactNode;
}

/**
 * The last net: what neither a screen nor the shell caught. The router may be broken, so it leads out by
 * document loads.
 */
export class AppErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('the app failed', error, info.componentStack);
    noteFailure('app', error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <ErrorState
          message={commonText.unknownFailure}
          retryLabel={commonText.retry}
          onRetry={reloadPage}
          action={
            <a href="/" className={buttonClass({ variant: 'secondary' })}>
              {commonText.home}
            </a>
          }
        />
      </main>
    );
  }
}
