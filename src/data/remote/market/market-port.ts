import type { MarketQuestion } from '#domain/market/market-question.ts';
import type { Product } from '#domain/product/product.ts';
import type { Result } from '#domain/result.ts';

/** Where a page ended: of use only with the question that it was given for. */
export type MarketCursor = string;

/** Listings as a row shows them: of the pictures the first, and nothing of what the price was. */
export interface MarketPage {
  /** In the order of the question; sometimes few, or none, where more follow. */
  readonly cards: readonly Product[];
  /** Where the next page begins; `null` at the end of the market. */
  readonly next: MarketCursor | null;
}

/** How many listings a question finds, as far as the server says without reading them all. */
export type MarketCount =
  | { readonly kind: 'whole'; readonly count: number }
  | { readonly kind: 'at_least'; readonly count: number }
  | { readonly kind: 'unknown' };

/** `other_question`: the cursor is none of this question's. */
export type MarketCode = 'offline' | 'denied' | 'other_question';

/**
 * Whatever engine finds listings. Its contract is `tests/support/market-contract.ts`:
 * - Paged to the end it gives every listing that `passesFilter` and `matchesQuery` let through, once, in `sortProducts`' order.
 * - A page costs the same however many listings there are.
 * - What changes between two pages may be missed or come early, but is never given as it was before.
 */
export interface MarketPort {
  page(question: MarketQuestion, cursor: MarketCursor | null): Promise<Result<MarketPage, MarketCode>>;
  count(question: MarketQuestion): Promise<Result<MarketCount, 'offline' | 'denied'>>;
}
