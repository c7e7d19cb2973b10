import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveObserver } from '#data/remote/live/watch.ts';
import type { PageEnd } from '#domain/server/page.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { connection } from '#session/connection-store.ts';
import { renewClaims } from '#session/renew-claims.ts';
import type { Connection } from '#sync/connection/connection.ts';
import { keepListening } from '#sync/pull/pull-context.ts';

/**
 * A question that is followed live and kept in memory only: what the desk sees is not this device's to keep.
 */
export type LiveAnswer<T> =
  | { readonly kind: 'loading' }
  /** Nothing has come yet, and nothing will before there is a connection. */
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'ready';
      readonly rows: readonly T[];
      /** Of what is read page by page; `null` where it ends here. */
      readonly end: PageEnd | null;
    }
  | { readonly kind: 'failed'; readonly code: Extract<ServerFailure, 'denied' | 'offline'> };

export type Follow<Remote, T> = (remote: Remote, observer: LiveObserver<T>) => () => void;

const LOADING = { kind: 'loading' } as const;
const OFFLINE = { kind: 'offline' } as const;

/**
 * Follows a question through a remote that is loaded when it is first needed. `follow` and `load` are the
 * same functions for as long as `key` is; an answer is never shown for another question.
 */
export const useLiveQuestion = <Remote, T>(
  load: () => Promise<Remote>,
  follow: Follow<Remote, T>,
  key: string,
): LiveAnswer<T> => useLiveQuestionOver(connection, load, follow, key);

/** The same with the connection as an argument. */
export function useLiveQuestionOver<Remote, T>(
  way: Pick<Connection, 'get' | 'subscribe' | 'report' | 'begin'>,
  load: () => Promise<Remote>,
  follow: Follow<Remote, T>,
  key: string,
): LiveAnswer<T> {
  const { kind } = useSyncExternalStore(way.subscribe, way.get);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly followed: LiveAnswer<T> }>();
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isStopped = false;
    const show = (followed: LiveAnswer<T>) => setAnswer({ key, followed });
    load().then(
      (remote) => {
        if (isStopped) return;
        stop = keepListening<T>(
          { onOutcome: way.report, begin: way.begin },
          `desk: ${key}`,
          (observer) => follow(remote, observer),
          async ({ rows, end = null }) => show({ kind: 'ready', rows, end }),
          (code) => {
            show({ kind: 'failed', code });
            if (code === 'denied') void renewClaims();
          },
        );
      },
      (error: unknown) => {
        console.warn('live questions could not be loaded', error);
        if (!isStopped) show({ kind: 'failed', code: 'offline' });
      },
    );
    return () => {
      isStopped = true;
      stop();
    };
  }, [way, load, follow, key]);
  if (answer?.key === key) return answer.followed;
  return kind === 'offline' ? OFFLINE : LOADING;
}
