import { cursorAt, positionAt, type CardPosition } from '#data/remote/market/market-cursor.ts';
import type { MarketPort } from '#data/remote/market/market-port.ts';
import { foundAmong, keysBy } from '#domain/market/search-listings.ts';
import type { Product } from '#domain/product/product.ts';
import { rankOf, type ProductSort } from '#domain/product/product-filter.ts';
import { err, ok } from '#domain/result.ts';
import { wordsOf } from './market-listings.ts';

const PAGE = 7;

/** The plainest engine: it looks at every listing for every question. A cursor holds where it stopped. */
export function createMemoryMarket(listings: () => readonly Product[]): MarketPort {
  return {
    async page(question, cursor) {
      const position = cursor === null ? null : positionAt(cursor, question);
      if (cursor !== null && position === null) return err('other_question');
      const found = foundAmong(listings(), question, keysBy(wordsOf));
      const left =
        position === null ? found : found.filter((card) => isBehind(card, position, question.sort));
      const cards = left.slice(0, PAGE);
      const last = cards.at(-1);
      const next = last && left.length > PAGE ? cursorAt(question, positionOf(last, question.sort)) : null;
      return ok({ cards, next });
    },
    async count(question) {
      return ok({ kind: 'whole', count: foundAmong(listings(), question, keysBy(wordsOf)).length });
    },
  };
}

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
