import { useCallback } from 'react';
import type { LiveRemote } from '#data/remote/live/live-remote.ts';
import type { ExchangeLogEntry } from '#domain/exchange/exchange-event.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { ExchangeId } from '#domain/ids.ts';
import { sessionStore } from './session-store.ts';
import { useFollowed, type Follow, type Followed } from './use-followed.ts';

const followOpen: Follow<LiveRemote, GoldExchange> = (remote, observer) =>
  remote.watchOpenExchanges(observer);
const followClosed: Follow<LiveRemote, GoldExchange> = (remote, observer) =>
  remote.watchClosedExchanges(observer);

/** For admins: what occupies the desk, longest wait first, and what it has done with last. */
export const useExchangeBoard = () => ({
  open: useFollowed(loadRemote, followOpen, 'open exchanges'),
  closed: useFollowed(loadRemote, followClosed, 'closed exchanges'),
});

/** For an exchange's owner and admins: its log, oldest first. */
export function useExchangeLog(id: ExchangeId): Followed<ExchangeLogEntry> {
  const follow = useCallback<Follow<LiveRemote, ExchangeLogEntry>>(
    (remote, observer) => remote.watchExchangeLog(id, observer),
    [id],
  );
  return useFollowed(loadRemote, follow, `log of ${id}`);
}

async function loadRemote(): Promise<LiveRemote> {
  // The listeners must begin as the person, not before Firebase has read who that is.
  await sessionStore.confirm();
  return (await import('#data/remote/live/live-remote.ts')).createLiveRemote();
}
