import { useEffect, useState } from 'react';
import type { LiveObserver } from '#data/remote/live/watch.ts';
import { keepListening } from '#sync/pull/pull-context.ts';
import { connection } from './connection-store.ts';
import { noticeNewClaims } from './desk/notice-new-claims.ts';

/** A question that is followed live and kept in memory only: what the desk sees is not this device's to keep. */
export type Followed<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly rows: readonly T[] }
  | { readonly kind: 'failed'; readonly code: 'denied' | 'unavailable' };

export type Follow<Remote, T> = (remote: Remote, observer: LiveObserver<T>) => () => void;

const LOADING = { kind: 'loading' } as const;

/**
 * Follows a question through a remote that is loaded when it is first needed. `follow` and `load` are the same
 * functions for as long as `key` is; an answer is never shown for another question.
 */
export function useFollowed<Remote, T>(
  load: () => Promise<Remote>,
  follow: Follow<Remote, T>,
  key: string,
): Followed<T> {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly followed: Followed<T> }>();
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isStopped = false;
    const show = (followed: Followed<T>) => setAnswer({ key, followed });
    load().then(
      (remote) => {
        if (isStopped) return;
        stop = keepListening<T>(
          { onOutcome: (outcome) => connection.report(outcome) },
          `desk: ${key}`,
          (observer) => follow(remote, observer),
          async ({ rows }) => show({ kind: 'ready', rows }),
          (code) => {
            show({ kind: 'failed', code });
            if (code === 'denied') void noticeNewClaims();
          },
        );
      },
      (error: unknown) => {
        console.warn('live questions could not be loaded', error);
        if (!isStopped) show({ kind: 'failed', code: 'unavailable' });
      },
    );
    return () => {
      isStopped = true;
      stop();
    };
  }, [load, follow, key]);
  return answer?.key === key ? answer.followed : LOADING;
}
