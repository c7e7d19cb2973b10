import type { MarketQuestion, MarketTotal } from '#domain/market/market-question.ts';
import type { Product } from '#domain/product/product.ts';
import type { Result } from '#domain/result.ts';
import type { FoundPageCode } from '../read-code.ts';

/** Where a page ended: of use only with the question that it was given for. */
export type MarketCursor = string;

/** Listings as a row shows them: of their pictures the first. */
export interface MarketPage {
  /** In the order of the question; sometimes few, or none, where more follow. */
  readonly cards: readonly Product[];
  /** Where the next page begins; `null` at the end of the market. */
  readonly next: MarketCursor | null;
}

/**
 * Whatever engine finds listings. Its contract is `tests/support/market-contract.ts`:
 * - Paged to the end it gives every listing that `passesFilter` and `matchesQuery` let through, once, in
 *   `sortProducts`' order.
 * - A page costs the same however many listings there are.
 * - What changes between two pages may be missed or come early, but is never given as it was before.
 */
export interface MarketPort {
  /** `most` asks for fewer cards than a page of a list has. */
  page(
    question: MarketQuestion,
    cursor: MarketCursor | null,
    most?: number,
  ): Promise<Result<MarketPage, FoundPageCode>>;
  count(question: MarketQuestion): Promise<Result<MarketTotal, 'offline' | 'denied'>>;
}
