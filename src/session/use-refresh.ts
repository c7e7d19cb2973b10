import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { pageVisibility } from '#device/page-visibility.ts';
import type { Result } from '#domain/result.ts';
import type { CatalogueSync, RefreshFailure } from '#sync/catalogue/catalogue-sync.ts';
import { targetKey, type RefreshTarget } from '#sync/catalogue/refresh-target.ts';
import type { RefreshOptions } from '#sync/catalogue/refresh-when-stale.ts';
import { catalogueSync } from './page-catalogue.ts';
import { connection } from './connection-store.ts';
import { answersOnTheirWay } from './live-answers.ts';
import { noticeArrived } from './notice-arrived.ts';

export interface Refreshing {
  /** Until the first answer for this target, and while somebody waits for one they asked for. */
  readonly isRefreshing: boolean;
  /** Why the last try failed; what is on the device stays shown. */
  readonly failed: RefreshFailure | null;
  /** Asks the server now, however new the data is: what 다시 시도 does. */
  readonly refresh: () => void;
}

/** Tells of moments at which another try is worth it; gives the way to stop. */
export type WakeUps = (wake: () => void) => () => void;

const GENTLY: RefreshOptions = { isForced: false };
/** A notice says that an answer which is on its way may be one of before. */
const BEHIND: RefreshOptions = { isForced: false, isBehind: true };

/**
 * Brings a part of the catalogue up to date while it is on the screen: when the screen opens, when the page
 * is looked at again, and when the network is back. `null` asks for nothing.
 */
export const useRefresh = (target: RefreshTarget | null): Refreshing =>
  useRefreshThrough(catalogueSync, pageWakeUps, target);

/** The same for whoever draws nothing of how it goes: an answer alone has nothing drawn. */
export function useKeptFresh(target: RefreshTarget): void {
  const wanted = useSameWhileEqual(target);
  useEffect(() => {
    void catalogueSync.refresh(wanted, GENTLY);
    return pageWakeUps(() => void catalogueSync.refresh(wanted, BEHIND));
  }, [wanted]);
}

/** The same with its surroundings as arguments. */
export function useRefreshThrough(
  sync: Pick<CatalogueSync, 'refresh'>,
  wakeUps: WakeUps,
  target: RefreshTarget | null,
): Refreshing {
  const wanted = useSameWhileEqual(target);
  const [last, setLast] = useState<Answered | null>(null);
  const [waitingFor, setWaitingFor] = useState<RefreshTarget | null>(null);

  const onScreen = useRef<RefreshTarget | null>(null);

  /** An answer that comes when another target is on the screen says nothing about that one. */
  const take = useCallback((asked: RefreshTarget, answer: Result<null, RefreshFailure>) => {
    if (onScreen.current === asked) setLast(answered(asked, answer));
  }, []);

  useEffect(() => {
    onScreen.current = wanted;
    if (wanted === null) return undefined;
    const ask = (options: RefreshOptions) =>
      void refreshed(sync, wanted, options).then((answer) => take(wanted, answer));
    ask(GENTLY);
    return wakeUps(() => ask(BEHIND));
  }, [sync, wakeUps, wanted, take]);

  const refresh = useCallback(() => {
    if (wanted === null) return;
    setWaitingFor(wanted);
    void refreshed(sync, wanted, { isForced: true }).then((answer) => {
      take(wanted, answer);
      setWaitingFor((waiting) => (waiting === wanted ? null : waiting));
    });
  }, [sync, wanted, take]);

  // Drawn no sooner than what came with it, which is drawn in slices (`useCalmLive`): in between the screen would
  // say that there is nothing.
  const drawn = useDeferredValue(last);
  const drawnWaiting = useDeferredValue(waitingFor);
  const isAnswered = wanted === null || drawn?.target === wanted;
  const isWaiting = wanted !== null && (waitingFor === wanted || drawnWaiting === wanted);
  return {
    isRefreshing: !isAnswered || isWaiting,
    failed: isAnswered ? (drawn?.failed ?? null) : null,
    refresh,
  };
}

/** What it has brought is on the screen, or about to be drawn: until then there may be more than is known there. */
async function refreshed(
  sync: Pick<CatalogueSync, 'refresh'>,
  ...what: Parameters<CatalogueSync['refresh']>
): Promise<Result<null, RefreshFailure>> {
  const answer = await sync.refresh(...what);
  await answersOnTheirWay();
  return answer;
}

interface Answered {
  readonly target: RefreshTarget;
  readonly failed: RefreshFailure | null;
}

const answered = (target: RefreshTarget, answer: Result<null, RefreshFailure>): Answered => ({
  target,
  failed: answer.ok ? null : answer.code,
});

/** Callers make a new target with every render; an equal one must not start another refresh. */
function useSameWhileEqual<Target extends RefreshTarget | null>(target: Target): Target {
  const [same, setSame] = useState(target);
  if (keyOf(same) === keyOf(target)) return same;
  setSame(target);
  return target;
}

const keyOf = (target: RefreshTarget | null): string | null => target && targetKey(target);

/** When the page is looked at again, and when the network is back. */
export const pageWakeUps: WakeUps = (wake) => {
  let wasOnline = connection.get().kind === 'online';
  const stopConnection = connection.subscribe(() => {
    const isOnline = connection.get().kind === 'online';
    if (isOnline && !wasOnline) wake();
    wasOnline = isOnline;
  });
  const stopVisibility = pageVisibility.subscribe(() => {
    if (pageVisibility.isVisible()) wake();
  });
  const stopNotices = noticeArrived.subscribe(wake);
  return () => {
    stopNotices();
    stopConnection();
    stopVisibility();
  };
};
