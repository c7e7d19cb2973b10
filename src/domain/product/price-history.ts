import type { Millis, Won } from '../units.ts';
import { won } from '../units.ts';
import type { Product } from './product.ts';

type Priced = Pick<Product, 'price' | 'createdAt' | 'updatedAt' | 'priceHistory'>;

/** A price and since when it holds; `change` is against the price before, `null` for the first one known. */
export interface PriceStep {
  readonly price: Won;
  readonly at: Millis;
  readonly change: Won | null;
}

/** Every price a listing had, oldest first; the last one is what it costs now. */
export function priceStepsOf({ price, createdAt, updatedAt, priceHistory }: Priced): readonly PriceStep[] {
  const points = priceHistory.toSorted((a, b) => a.at - b.at);
  const last = points.at(-1);
  if (!last) return [{ price, at: createdAt, change: null }];
  // The server writes the history a moment after the price.
  const all = last.price === price ? points : [...points, { price, at: updatedAt }];
  return all.map((point, index) => {
    const before = all[index - 1];
    return { ...point, change: before ? won(point.price - before.price) : null };
  });
}

/** By how much a listing has become cheaper since a moment; `null` where it has not. */
export function priceDropSince(product: Priced, since: Millis): Won | null {
  const steps = priceStepsOf(product);
  const then = steps.findLast(({ at }) => at <= since) ?? steps[0];
  return then && then.price > product.price ? won(then.price - product.price) : null;
}
