import type { LiveObserver, LiveSnapshot } from './watch.ts';

type ListenBehind<T> = (after: string | null, observer: LiveObserver<T>) => () => void;

/**
 * Follows a list in the order of its ids to its end, each page by a listener of its own: it says what all of
 * them have brought, and fails with the first that fails.
 */
export function pageBehindPage<T>(
  listen: ListenBehind<T>,
  pageSize: number,
  observer: LiveObserver<T>,
  after: string | null = null,
): () => void {
  let page: LiveSnapshot<T> | null = null;
  let rest: LiveSnapshot<T> | null = null;
  let restAfter: string | undefined;
  let stopRest = () => {};

  const tell = () => {
    if (page === null || (restAfter !== undefined && rest === null)) return;
    observer.next({ rows: [...page.rows, ...(rest?.rows ?? [])], size: page.size + (rest?.size ?? 0) });
  };
  const followRest = (from: string | undefined) => {
    stopRest();
    rest = null;
    restAfter = from;
    stopRest = () => {};
    if (from === undefined) return;
    const next = (told: LiveSnapshot<T>) => {
      rest = told;
      tell();
    };
    stopRest = pageBehindPage(listen, pageSize, { next, failed: fail }, from);
  };
  const fail: LiveObserver<T>['failed'] = (code) => {
    stop();
    observer.failed(code);
  };
  const stopPage = listen(after, {
    next(told) {
      page = told;
      const from = told.size < pageSize ? undefined : told.lastId;
      if (from !== restAfter) followRest(from);
      tell();
    },
    failed: fail,
  });
  const stop = () => {
    stopPage();
    stopRest();
  };
  return stop;
}
