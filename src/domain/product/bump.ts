import { DAY_MS } from '../time/seoul.ts';
import { millis, type Millis } from '../units.ts';
import type { Product } from './product.ts';

/** A listing may go to the top again once a day; the same span as in `firestore.rules`. */
export const BUMP_AFTER_MS = DAY_MS;

/** When a listing on sale may next be bumped (끌올), or `null` while it is not on sale. */
export const nextBumpAt = (product: Pick<Product, 'status' | 'bumpedAt'>): Millis | null =>
  product.status === 'selling' ? millis(product.bumpedAt + BUMP_AFTER_MS) : null;

export function canBump(product: Pick<Product, 'status' | 'bumpedAt'>, now: Millis): boolean {
  const at = nextBumpAt(product);
  return at !== null && now >= at;
}
