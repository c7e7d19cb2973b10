import type { Millis, Won } from '../units.ts';
import { won } from '../units.ts';
import type { PricePoint, Product } from './product.ts';

/** So many moments at which a price held are remembered, two for each change, and of what is older the lowest. */
export const MOST_PRICE_MARKS = 40;

type Priced = Pick<Product, 'price' | 'createdAt' | 'updatedAt' | 'priceHistory'>;

/** A price and since when it holds; `change` is against the price before, `null` for the first one known. */
export interface PriceStep {
  readonly price: Won;
  readonly at: Millis;
  readonly change: Won | null;
}

/** Every price a listing had, oldest first; the last one is what it costs now. */
export function priceStepsOf({ price, createdAt, updatedAt, priceHistory }: Priced): readonly PriceStep[] {
  const points = pricesOf({ createdAt, priceHistory });
  const last = points.at(-1);
  if (!last) return [{ price, at: createdAt, change: null }];
  // The server writes the history a moment after the price.
  const all = last.price === price ? points : [...points, { price, at: updatedAt }];
  return all.map((point, index) => {
    const before = all[index - 1];
    return { ...point, change: before ? won(point.price - before.price) : null };
  });
}

/** Since when each price held, oldest first, as far as that is written down. */
export function pricesOf({
  createdAt,
  priceHistory,
}: Pick<Product, 'createdAt' | 'priceHistory'>): readonly PricePoint[] {
  const marks = priceHistory.toSorted((a, b) => a.at - b.at);
  const isWhole = marks.length < MOST_PRICE_MARKS;
  return marks
    .filter(({ price }, index) => price !== marks[index - 1]?.price)
    .map((mark, index) => (index === 0 && isWhole ? { ...mark, at: createdAt } : mark));
}

/** By how much a listing has become cheaper since a moment; `null` where it has not. */
export function priceDropSince(product: Priced, since: Millis): Won | null {
  const steps = priceStepsOf(product);
  const then = steps.findLast(({ at }) => at <= since) ?? steps[0];
  return then && then.price > product.price ? won(then.price - product.price) : null;
}
