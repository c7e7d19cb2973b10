import { keepAnswer } from '#data/local/answer-store.ts';
import type { MarketAnswer } from '#data/local/catalogue-database.ts';
import type { FoundPageCode } from '#data/remote/read-code.ts';
import { createListeners } from '#domain/listeners.ts';
import { FIRST_PAGE, questionKey, type MarketQuestion } from '#domain/market/market-question.ts';
import type { Result } from '#domain/result.ts';
import { millis, type Millis } from '#domain/units.ts';
import type { CatalogueDeps } from '../catalogue/catalogue-deps.ts';
import { isFresh, MAX_AGE_MS } from '../catalogue/freshness.ts';
import { refreshMissingProducts } from '../catalogue/refresh-listed.ts';
import { askFurther, askMarket } from './ask-market.ts';
import { areListingsHere } from './listings-here.ts';
import { newsOf } from './news-of.ts';

export type MarketFailure = FoundPageCode | 'broken';

export interface MarketListState {
  /** What the list shows; `null` until this device or the server has something. */
  readonly shown: MarketAnswer | null;
  /** A later answer that has listings which the list does not show yet, and how many. */
  readonly later: { readonly answer: MarketAnswer; readonly newer: number } | null;
  /** What the server is being asked for. */
  readonly asking: 'nothing' | 'first' | 'further';
  /** Why the last answer did not come. */
  readonly failed: MarketFailure | null;
  /** The server has answered since this list was opened. */
  readonly isAnswered: boolean;
}

/**
 * A list of the market: at once what this device had for the same question, then what the server says, page
 * by page. Nothing that somebody looks at moves by itself: what has come meanwhile waits until it is asked
 * for. Only a list that was left a while ago gives way to a first page that has nothing in common with it.
 */
export interface MarketList {
  get(): MarketListState;
  subscribe(listener: () => void): () => void;
  /**
   * Asks for the first page; of one that was asked for lately, whether something new leads it, and of a new
   * one nothing.
   */
  refresh(options: { readonly isForced: boolean }): Promise<void>;
  /**
   * Looks with a single read whether something new leads the list, and only then asks for the first page.
   * Where not all that the server's index gives is meant, something new behind it is found at the next
   * refresh.
   */
  look(): Promise<void>;
  /** Asks for the next page; nothing where there is none, or while one is on its way. */
  further(): Promise<void>;
  /** Shows the later answer. */
  showLater(): Promise<void>;
}

/** When the server last said something of the lists that were on this page's screens, by their questions. */
export type AnsweredLists = Map<string, Millis>;

const NEVER = millis(0);

const OPENED: MarketListState = {
  shown: null,
  later: null,
  asking: 'first',
  failed: null,
  isAnswered: false,
};

export function createMarketList(
  deps: CatalogueDeps,
  question: MarketQuestion,
  answered: AnsweredLists,
): MarketList {
  const { catalogue } = deps;
  const key = questionKey(question);
  const listeners = createListeners();
  let state = OPENED;
  let running: Promise<void> | null = null;
  /** When the first page was read for this opening, whether it is shown or waits. */
  let readAt: Millis | null = null;
  const become = (change: Partial<MarketListState>) => {
    state = { ...state, ...change };
    listeners.tell();
  };
  const show = async (answer: MarketAnswer) => {
    become({ shown: answer, later: null });
    await keepAnswer(catalogue, answer);
  };

  const isYounger = (at: Millis, ageMs: number): boolean =>
    isFresh({ key, value: at, syncedAt: at }, deps.environment.now(), ageMs);
  const noteAnswered = () => answered.set(key, deps.environment.now());

  const opened = catalogue.answers.get(key).then((held) => {
    if (held) become({ shown: held });
  });

  async function refresh(isForced: boolean): Promise<void> {
    await opened;
    const before = state.shown;
    if (isForced || before === null || before.ids.length === 0) return first(isForced);
    if (!(await areListingsHere(deps, before))) return first(false);
    const at = readAt ?? before.at;
    if (isYounger(at, MAX_AGE_MS.lists)) return become({ asking: 'nothing', failed: null });
    if (!isYounger(at, MAX_AGE_MS.looked)) return first(false);
    become({ asking: 'first' });
    const news = await hasNews(before);
    if (!news.ok) return become({ asking: 'nothing', failed: news.code });
    if (news.value) return first(false);
    return become({ asking: 'nothing', failed: null, isAnswered: true });
  }

  /**
   * Asks anew for listings of the further pages that a full disk has given up: no first page brings them. Holds
   * nobody up, as they come in their place.
   */
  async function bringBack(): Promise<void> {
    const { shown, failed } = state;
    const behind = shown?.ids.slice(FIRST_PAGE) ?? [];
    if (behind.length > 0 && failed === null) await refreshMissingProducts(deps, behind);
  }

  /** Whether something leads the list that it does not know. */
  async function hasNews(shown: MarketAnswer): Promise<Result<boolean, FoundPageCode>> {
    const news = await newsOf(deps, question, new Set([...shown.ids, ...(state.later?.answer.ids ?? [])]));
    if (news.ok) noteAnswered();
    return news;
  }

  async function first(isForced: boolean): Promise<void> {
    become({ asking: 'first' });
    const answer = await askMarket(deps, question);
    if (!answer.ok) return become({ asking: 'nothing', failed: answer.code });
    const wasLeft = isLeft();
    noteAnswered();
    readAt = answer.value.at;
    become({ asking: 'nothing', failed: null, isAnswered: true });
    return take(answer.value, { isForced, wasLeft });
  }

  /** Whoever opened it comes from so far that there is no place to be kept for them. */
  const isLeft = (): boolean =>
    !state.isAnswered &&
    ![state.shown?.at, answered.get(key)].some((at) => isYounger(at ?? NEVER, MAX_AGE_MS.looked));

  /** Holds nobody up: a further page may be asked for meanwhile. */
  async function look(): Promise<void> {
    const { shown, asking } = state;
    if (shown === null || asking !== 'nothing') return;
    const news = await hasNews(shown);
    // Without an answer nothing is known; the list looks again in a while.
    if (news.ok && news.value) await oneAtATime(() => first(false));
  }

  async function take(answer: MarketAnswer, { isForced, wasLeft }: Taking): Promise<void> {
    const { shown } = state;
    if (shown === null || isForced) return show(answer);
    const reach = reachOf(answer, shown);
    const answered = new Set(answer.ids);
    const ids = shown.ids.filter((id, index) => index > reach || answered.has(id));
    const newer = newIn(answer, shown);
    // What stands behind the page as a whole may be gone: the page does not say.
    const isOvertaken = reach < 0;
    // Nothing is left that somebody could be looking at.
    if (ids.length === 0 || (isOvertaken && wasLeft)) return show(answer);
    await show({ ...shown, ids, count: answer.count, at: isOvertaken ? shown.at : answer.at });
    if (newer > 0) become({ later: { answer, newer } });
    return undefined;
  }

  async function next(cursor: string): Promise<void> {
    become({ asking: 'further' });
    const page = await askFurther(deps, question, cursor);
    if (!page.ok) return become({ asking: 'nothing', failed: page.code });
    become({ asking: 'nothing', failed: null });
    const { shown } = state;
    // Where the later answer is shown meanwhile, the page does not stand behind it.
    if (shown?.next !== cursor) return undefined;
    const known = new Set(shown.ids);
    return show({
      ...shown,
      ids: [...shown.ids, ...page.value.ids.filter((id) => !known.has(id))],
      next: page.value.next,
    });
  }

  /** One question at a time: two answers must not write over each other's pages. */
  function oneAtATime(ask: () => Promise<void>): Promise<void> {
    running ??= ask()
      .catch((error: unknown) => {
        console.error('a list of the market could not be asked for', error);
        become({ asking: 'nothing', failed: 'broken' });
      })
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    get: () => state,
    subscribe: listeners.subscribe,
    refresh: ({ isForced }) =>
      oneAtATime(() => refresh(isForced))
        .then(bringBack)
        .catch((error: unknown) => console.warn('what was given up of a list was not asked for', error)),
    look: () => look().catch((error: unknown) => console.warn('nobody could look for news', error)),
    async further() {
      const cursor = state.shown?.next ?? null;
      if (cursor !== null) await oneAtATime(() => next(cursor));
    },
    async showLater() {
      const { later } = state;
      if (later) await show(later.answer);
    },
  };
}

interface Taking {
  /** Somebody has asked for what there is now. */
  readonly isForced: boolean;
  readonly wasLeft: boolean;
}

const newIn = (answer: MarketAnswer, shown: MarketAnswer): number => {
  const known = new Set(shown.ids);
  return answer.ids.filter((id) => !known.has(id)).length;
};

/** More neighbours than this are not sold, hidden or changed at once. */
const MOST_GONE = 5;

/**
 * How far down a list its first page tells of, read again: up to the page's last one that the list knows, of
 * what stood before that and is not on the page any more one knows that it was sold, hidden or changed. One that
 * has moved up to the page meanwhile (끌올, a lower price) says nothing of what it stood behind: others follow it
 * there, or it stood far behind the one before it.
 */
function reachOf(answer: MarketAnswer, shown: MarketAnswer): number {
  if (answer.next === null) return shown.ids.length;
  const places = answer.ids.map((id) => shown.ids.indexOf(id)).filter((place) => place >= 0);
  const [last = -1, before = -1] = places.toReversed();
  return last - before > MOST_GONE ? before : last;
}
