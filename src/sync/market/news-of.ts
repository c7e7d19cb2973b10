import type { FoundPageCode } from '#data/remote/read-code.ts';
import type { ProductId } from '#domain/ids.ts';
import type { MarketQuestion } from '#domain/market/market-question.ts';
import { ok, type Result } from '#domain/result.ts';
import type { CatalogueDeps } from '../catalogue/catalogue-deps.ts';

/** Whether something leads a list that is not among `known`: one document read, where a page would be many. */
export async function newsOf(
  deps: Pick<CatalogueDeps, 'market'>,
  question: MarketQuestion,
  known: ReadonlySet<ProductId>,
): Promise<Result<boolean, FoundPageCode>> {
  const top = await deps.market.page(question, null, 1);
  return top.ok ? ok(top.value.cards.some(({ id }) => !known.has(id))) : top;
}
