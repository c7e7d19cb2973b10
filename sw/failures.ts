import { WORKER_FAILURE } from '#documents/page-message.ts';
import { openPages } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Tells an open page of what nobody caught here; where none is open nobody hears of it. */
export function tellFailures(): void {
  self.addEventListener('error', ({ error }) => tell(error));
  self.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

/** As plain words: not every browser sends an error with its stack. */
function tell(thrown: unknown): void {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error();
  openPages().then(
    ([page]) => page?.postMessage({ type: WORKER_FAILURE, name, message, stack }),
    (error: unknown) => console.warn('a failure was not told', error),
  );
}
