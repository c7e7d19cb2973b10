import type { MarketAnswer } from '#data/local/catalogue-database.ts';
import { FIRST_PAGE } from '#domain/market/market-question.ts';
import type { CatalogueDeps } from '../catalogue/catalogue-deps.ts';

/**
 * Whether the first listings of an answer are on this device still: a full disk gives listings up, and keeps the
 * answers that name them.
 */
export async function areListingsHere(
  { catalogue }: Pick<CatalogueDeps, 'catalogue'>,
  { ids }: MarketAnswer,
): Promise<boolean> {
  const first = ids.slice(0, FIRST_PAGE);
  return (await catalogue.products.where('id').anyOf(first).count()) === first.length;
}
