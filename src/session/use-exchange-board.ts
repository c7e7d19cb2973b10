import { useCallback, useEffect, useState } from 'react';
import type { LiveObserver, LiveRemote } from '#data/remote/live/live-remote.ts';
import type { ExchangeLogEntry } from '#domain/exchange/exchange-event.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { ExchangeId } from '#domain/ids.ts';
import { keepListening } from '#sync/pull/pull-context.ts';
import { connection } from './connection-store.ts';
import { sessionStore } from './session-store.ts';

/** A question that is followed live and kept in memory only: what the desk sees is not this device's to keep. */
export type Followed<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly rows: readonly T[] }
  | { readonly kind: 'failed'; readonly code: 'denied' | 'unavailable' };

type Follow<T> = (remote: LiveRemote, observer: LiveObserver<T>) => () => void;

const followOpen: Follow<GoldExchange> = (remote, observer) => remote.watchOpenExchanges(observer);
const followClosed: Follow<GoldExchange> = (remote, observer) => remote.watchClosedExchanges(observer);

/** For admins: what occupies the desk, longest wait first, and what it has done with last. */
export const useExchangeBoard = () => ({
  open: useFollowed(followOpen, 'open'),
  closed: useFollowed(followClosed, 'closed'),
});

/** For an exchange's owner and admins: its log, oldest first. */
export function useExchangeLog(id: ExchangeId): Followed<ExchangeLogEntry> {
  const follow = useCallback<Follow<ExchangeLogEntry>>(
    (remote, observer) => remote.watchExchangeLog(id, observer),
    [id],
  );
  return useFollowed(follow, id);
}

const LOADING = { kind: 'loading' } as const;

/** `follow` is the same function for as long as `key` is; an answer is never shown for another question. */
function useFollowed<T>(follow: Follow<T>, key: string): Followed<T> {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly followed: Followed<T> }>();
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isStopped = false;
    const show = (followed: Followed<T>) => setAnswer({ key, followed });
    loadRemote().then(
      (remote) => {
        if (isStopped) return;
        stop = keepListening<T>(
          { onOutcome: (outcome) => connection.report(outcome) },
          `exchanges: ${key}`,
          (observer) => follow(remote, observer),
          async ({ rows }) => show({ kind: 'ready', rows }),
          (code) => show({ kind: 'failed', code }),
        );
      },
      (error: unknown) => {
        console.warn('live exchanges could not be loaded', error);
        if (!isStopped) show({ kind: 'failed', code: 'unavailable' });
      },
    );
    return () => {
      isStopped = true;
      stop();
    };
  }, [follow, key]);
  return answer?.key === key ? answer.followed : LOADING;
}

async function loadRemote(): Promise<LiveRemote> {
  // The listeners must begin as the person, not before Firebase has read who that is.
  await sessionStore.confirm();
  return (await import('#data/remote/live/live-remote.ts')).createLiveRemote();
}
