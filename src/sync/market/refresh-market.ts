import { keepAnswer } from '#data/local/answer-store.ts';
import type { MarketAnswer } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { NO_POSITION } from '#data/local/cursor-store.ts';
import { questionKey, stripKey, type MarketQuestion } from '#domain/market/market-question.ts';
import { err, ok } from '#domain/result.ts';
import type { CatalogueDeps, Refreshed } from '../catalogue/catalogue-deps.ts';
import { isFresh, MAX_AGE_MS } from '../catalogue/freshness.ts';
import { refreshWhenStale, type RefreshOptions } from '../catalogue/refresh-when-stale.ts';
import { askMarket } from './ask-market.ts';
import { areListingsHere } from './listings-here.ts';
import { newsOf } from './news-of.ts';

/** The first listings that a question finds, for a strip of them; the answer is on the device. */
export async function refreshMarket(
  deps: CatalogueDeps,
  question: MarketQuestion,
  most: number,
  options: RefreshOptions,
): Promise<Refreshed> {
  let isAsked = false;
  const refresh = ({ isForced }: RefreshOptions) =>
    refreshWhenStale(
      deps,
      cursorKeys.market(questionKey(question)),
      ageOf(question),
      { isForced },
      async () => {
        isAsked = true;
        const held = isForced ? null : await lately(deps, question, most);
        const answer = held ? ok(held) : await askMarket(deps, question, most);
        if (!answer.ok) return err(answer.code === 'other_question' ? 'denied' : answer.code);
        const ids = answer.value.ids.slice(0, most);
        await keepAnswer(deps.catalogue, { ...answer.value, ids, key: stripKey(question) });
        return ok(NO_POSITION);
      },
    );
  const refreshed = await refresh(options);
  if (isAsked || !refreshed.ok) return refreshed;
  // However new the answer is, this device may have given it up meanwhile, or its listings.
  const strip = await deps.catalogue.answers.get(stripKey(question));
  return strip && (await areListingsHere(deps, strip)) ? refreshed : refresh({ isForced: true });
}

const ageOf = ({ sort }: MarketQuestion): number =>
  sort === 'popular' ? MAX_AGE_MS.ranking : MAX_AGE_MS.lists;

/**
 * What was answered lately, to the strip or to the list of the same question, where nothing has come before
 * it since; `null` where the server is to be asked.
 */
async function lately(
  deps: CatalogueDeps,
  question: MarketQuestion,
  most: number,
): Promise<MarketAnswer | null> {
  const { catalogue, environment } = deps;
  if (question.sort === 'popular') return null;
  const kept = await catalogue.answers.bulkGet([questionKey(question), stripKey(question)]);
  const now = environment.now();
  const isYoungerThan = ({ key, at }: MarketAnswer, ageMs: number) =>
    isFresh({ key, value: NO_POSITION, syncedAt: at }, now, ageMs);
  const [newest] = kept
    .filter((answer) => answer !== undefined)
    .filter((answer) => isYoungerThan(answer, MAX_AGE_MS.looked))
    .filter(({ ids, next }) => ids.length >= most || next === null)
    .toSorted((a, b) => b.at - a.at);
  if (!newest || !(await areListingsHere(deps, newest))) return null;
  if (isYoungerThan(newest, MAX_AGE_MS.lists)) return newest;
  const news = await newsOf(deps, question, new Set(newest.ids));
  return news.ok && !news.value ? newest : null;
}
