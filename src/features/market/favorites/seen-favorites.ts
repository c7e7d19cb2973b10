import type { ProductId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';

export interface Mark {
  readonly productId: ProductId;
  readonly createdAt: Millis;
}

/**
 * What the screen lists: everything that was marked at some moment since it opened. What is taken off
 * meanwhile keeps its place, so that a slip of the finger can be undone where it happened. The same list when
 * nothing is new.
 */
export function seenAfter(seen: readonly Mark[], marks: readonly Mark[]): readonly Mark[] {
  const known = new Set(seen.map(({ productId }) => productId));
  const fresh = marks.filter(({ productId }) => !known.has(productId));
  return fresh.length === 0 ? seen : [...fresh, ...seen];
}
