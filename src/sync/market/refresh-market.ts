import { cursorKeys } from '#data/local/cursor-keys.ts';
import { questionKey, stripKey, type MarketQuestion } from '#domain/market/market-question.ts';
import { err, ok } from '#domain/result.ts';
import type { CatalogueDeps, Refreshed } from '../catalogue/catalogue-deps.ts';
import { MAX_AGE_MS } from '../catalogue/freshness.ts';
import { NO_POSITION, refreshWhenStale, type RefreshOptions } from '../catalogue/refresh-when-stale.ts';
import { askMarket } from './ask-market.ts';

/** The first listings that a question finds, for a strip of them; the answer is on the device. */
export const refreshMarket = (
  deps: CatalogueDeps,
  question: MarketQuestion,
  most: number,
  options: RefreshOptions,
): Promise<Refreshed> =>
  refreshWhenStale(deps, cursorKeys.market(questionKey(question)), MAX_AGE_MS.lists, options, async () => {
    const answer = await askMarket(deps, question, most);
    if (!answer.ok) return err(answer.code === 'other_question' ? 'denied' : answer.code);
    await deps.catalogue.answers.put({ ...answer.value, key: stripKey(question) });
    return ok(NO_POSITION);
  });
