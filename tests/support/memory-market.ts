import { cursorAt, positionAt, type CardPosition } from '#data/remote/market/market-cursor.ts';
import type { MarketCursor, MarketPage, MarketPort } from '#data/remote/market/market-port.ts';
import type { MarketQuestion, MarketTotal } from '#domain/market/market-question.ts';
import { foundAmong, keysBy } from '#domain/market/search-listings.ts';
import type { Product } from '#domain/product/product.ts';
import { rankOf, type ProductSort } from '#domain/product/product-filter.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { wordsOf } from './market-listings.ts';

const PAGE = 7;

/** The plainest engine: it looks at every listing for every question. */
export const createMemoryMarket = (listings: () => readonly Product[]): MarketPort => ({
  page: async (question, cursor, most) => memoryPage(listings(), question, cursor, most),
  count: async (question) => ok(memoryTotal(listings(), question)),
});

export function memoryPage(
  listings: readonly Product[],
  question: MarketQuestion,
  cursor: MarketCursor | null,
  most = PAGE,
): Result<MarketPage, 'other_question'> {
  const position = cursor === null ? null : positionAt(cursor, question);
  if (cursor !== null && position === null) return err('other_question');
  const found = foundAmong(listings, question, keysBy(wordsOf));
  const left = position === null ? found : found.filter((card) => isBehind(card, position, question.sort));
  const cards = left.slice(0, Math.min(most, PAGE));
  const last = cards.at(-1);
  const next =
    last && left.length > cards.length ? cursorAt(question, positionOf(last, question.sort)) : null;
  return ok({ cards, next });
}

export const memoryTotal = (listings: readonly Product[], question: MarketQuestion): MarketTotal => ({
  kind: 'whole',
  count: foundAmong(listings, question, keysBy(wordsOf)).length,
});

const positionOf = (card: Product, sort: ProductSort): CardPosition => ({
  // A cursor is text, which knows no infinity.
  values: [Math.min(rankOf(card, sort), Number.MAX_SAFE_INTEGER), card.bumpedAt],
  id: card.id,
});

function isBehind(
  card: Product,
  { values: [rank = 0, bumpedAt = 0], id }: CardPosition,
  sort: ProductSort,
): boolean {
  const own = Math.min(rankOf(card, sort), Number.MAX_SAFE_INTEGER);
  if (own !== rank) return own > rank;
  return card.bumpedAt === bumpedAt ? card.id < id : card.bumpedAt < bumpedAt;
}
