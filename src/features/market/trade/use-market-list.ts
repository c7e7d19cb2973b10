import { useMemo, useState, useSyncExternalStore } from 'react';
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
const OFFLINE: MarketListState = { ...NOT_YET, asking: 'nothing', failed: 'offline' };

/** What the list that was looked at last showed, for whoever comes back to it. */
const keptShown = keptAnswer<NonNullable<MarketListState['shown']>>();

/**
 * The list of a question while it is on the screen: asked for when it opens, is looked at again, or the
 * network is back. What becomes of the asking while `isOffline` is known beforehand, and draws nothing.
 */
export function useMarketList(question: MarketQuestion, isOffline: boolean): FollowedList {
  const key = questionKey(question);
  // Callers make a new object with every render; an equal one is not a new question.
  const [same, setSame] = useState(question);
  if (questionKey(same) !== key) setSame(question);
  const opening = useMemo(() => openingOf(key, same), [key, same]);
  const state = useSyncExternalStore(opening.subscribe, () => {
    const now = opening.get();
    return isOffline && !now.isAnswered ? OFFLINE : now;
  });
  return {
    state: useKeptShown(key, state),
    refresh: () => void opening.list()?.refresh({ isForced: true }),
    further: () => void opening.list()?.further(),
    showLater: () => void opening.list()?.showLater(),
  };
}

interface Opening {
  /** `null` until it is loaded. */
  list(): MarketList | null;
  get(): MarketListState;
  /** Asks for as long as somebody hears of it. */
  subscribe(listener: () => void): () => void;
}

/** A list of the market that is being opened: what asks for it is loaded first. */
function openingOf(key: string, question: MarketQuestion): Opening {
  let list: MarketList | null = null;
  let isUnloaded = false;
  return {
    list: () => list,
    get() {
      const state = list?.get() ?? (isUnloaded ? OFFLINE : NOT_YET);
      return isNotYet(state) ? NOT_YET : state;
    },
    subscribe(listener) {
      const stops: (() => void)[] = [];
      let isLeft = false;
      catalogueSync.marketList(question).then(
        (opened) => {
          if (isLeft) return;
          list = opened;
          keepShown(key, opened);
          const ask = () => void opened.refresh({ isForced: false });
          stops.push(opened.subscribe(listener));
          listener();
          ask();
          stops.push(
            pageWakeUps(ask),
            whileVisible(LOOK_EVERY_MS, () => void opened.look()),
          );
        },
        (error: unknown) => {
          console.warn('what asks the market could not be loaded', error);
          if (isLeft) return;
          isUnloaded = true;
          listener();
        },
      );
      return () => {
        isLeft = true;
        for (const stop of stops) stop();
      };
    },
  };
}

/** A list that was opened and has not been told anything says what one says that is still loaded. */
const isNotYet = ({ shown, later, asking, failed, isAnswered }: MarketListState): boolean =>
  shown === null && later === null && asking === 'first' && failed === null && !isAnswered;

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
