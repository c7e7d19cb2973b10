import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { questionKey, type MarketQuestion } from '#domain/market/market-question.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { catalogueSync } from '#session/page-catalogue.ts';
import { pageWakeUps } from '#session/use-refresh.ts';
import type { MarketList, MarketListState } from '#sync/market/market-list.ts';
import { whileVisible } from './while-visible.ts';

export interface FollowedList {
  readonly state: MarketListState;
  readonly refresh: () => void;
  readonly further: () => void;
  readonly showLater: () => void;
}

/** How often an open list looks whether something new has come: a document read each time. */
const LOOK_EVERY_MS = 60_000;

const NOT_YET: MarketListState = {
  shown: null,
  later: null,
  asking: 'first',
  failed: null,
  isAnswered: false,
};
const UNLOADED: MarketListState = { ...NOT_YET, asking: 'nothing', failed: 'offline' };

/** What the list that was looked at last showed, for whoever comes back to it. */
const keptShown = keptAnswer<NonNullable<MarketListState['shown']>>();

/**
 * The list of a question while it is on the screen: asked for when it opens, is looked at again, or the
 * network is back.
 */
export function useMarketList(question: MarketQuestion): FollowedList {
  const key = questionKey(question);
  // Callers make a new object with every render; an equal one is not a new question.
  const [same, setSame] = useState(question);
  if (questionKey(same) !== key) setSame(question);
  const [opened, setOpened] = useState<{ readonly key: string; readonly list: MarketList | null } | null>(
    null,
  );
  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    catalogueSync.marketList(same).then(
      (list) => {
        if (isLeft) return;
        keepShown(key, list);
        setOpened({ key, list });
        const ask = () => void list.refresh({ isForced: false });
        ask();
        const stopAsking = pageWakeUps(ask);
        const stopLooking = whileVisible(LOOK_EVERY_MS, () => void list.look());
        stop = () => {
          stopAsking();
          stopLooking();
        };
      },
      (error: unknown) => {
        console.warn('what asks the market could not be loaded', error);
        if (!isLeft) setOpened({ key, list: null });
      },
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [key, same]);
  const list = opened?.key === key ? opened.list : null;
  const isUnloaded = opened?.key === key && opened.list === null;
  const subscribe = useCallback(
    (listener: () => void) => list?.subscribe(listener) ?? (() => undefined),
    [list],
  );
  const state = useSyncExternalStore(subscribe, () => list?.get() ?? (isUnloaded ? UNLOADED : NOT_YET));
  return {
    state: useKeptShown(key, state),
    refresh: () => void list?.refresh({ isForced: true }),
    further: () => void list?.further(),
    showLater: () => void list?.showLater(),
  };
}

/** The state of the list named `key`, which shows what it showed when it was left until it knows itself. */
function useKeptShown(key: string, state: MarketListState): MarketListState {
  const former = useMemo(() => keptShown.take([key]), [key]);
  const { shown, failed } = state;
  return useMemo(
    () => (former === null || shown !== null || failed !== null ? state : { ...state, shown: former.value }),
    [former, shown, failed, state],
  );
}

/**
 * Keeps what a list shows from now on, after it was left too: a page that is on its way then is written down
 * with the others, and whoever comes back must not see the list grow by it.
 */
function keepShown(key: string, list: MarketList): void {
  const keep = () => {
    const { shown } = list.get();
    if (shown !== null) keptShown.keep([key], shown);
  };
  keep();
  list.subscribe(keep);
}
