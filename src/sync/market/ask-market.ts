import type { MarketAnswer } from '#data/local/catalogue-database.ts';
import type { FoundPageCode } from '#data/remote/read-code.ts';
import type { ProductId } from '#domain/ids.ts';
import { planOf } from '#domain/market/market-plan.ts';
import { FIRST_PAGE, questionKey, type MarketQuestion } from '#domain/market/market-question.ts';
import { ok, type Result } from '#domain/result.ts';
import type { CatalogueDeps } from '../catalogue/catalogue-deps.ts';
import { pullWithRoom } from '../catalogue/refresh-when-stale.ts';
import { keepSeen } from './keep-listings.ts';

/** The first page of a question and how many it finds; its listings are on the device when this ends. */
export async function askMarket(
  deps: CatalogueDeps,
  question: MarketQuestion,
  most?: number,
): Promise<Result<MarketAnswer, FoundPageCode>> {
  return pullWithRoom(deps, async () => {
    const at = deps.environment.now();
    const [page, count] = await Promise.all([
      deps.market.page(question, null, most ?? firstPageOf(question)),
      // A strip of a few listings says of nothing how many there are.
      most === undefined ? deps.market.count(question) : ok({ kind: 'unknown' } as const),
    ]);
    if (!page.ok) return page;
    await keepSeen(deps, page.value.cards, at);
    return ok({
      key: questionKey(question),
      ids: page.value.cards.map(({ id }) => id),
      next: page.value.next,
      count: count.ok ? count.value : { kind: 'unknown' },
      at,
    });
  });
}

/** Of what is only verified here any number may fall out, so as many are asked for as there may be. */
const firstPageOf = (question: MarketQuestion): number | undefined =>
  planOf(question).isExact ? FIRST_PAGE : undefined;

/** The page behind `cursor`. */
export async function askFurther(
  deps: CatalogueDeps,
  question: MarketQuestion,
  cursor: string,
): Promise<Result<{ readonly ids: readonly ProductId[]; readonly next: string | null }, FoundPageCode>> {
  return pullWithRoom(deps, async () => {
    const at = deps.environment.now();
    const page = await deps.market.page(question, cursor);
    if (!page.ok) return page;
    await keepSeen(deps, page.value.cards, at);
    return ok({ ids: page.value.cards.map(({ id }) => id), next: page.value.next });
  });
}
