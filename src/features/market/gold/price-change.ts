import type { PricePoint } from '#domain/gold/price-year.ts';

export type PriceChange =
  | { readonly kind: 'same' }
  | { readonly kind: 'up' | 'down'; readonly share: string };

/** How what a customer gets has moved from the first to the last of the points. */
export function changeOf(points: readonly PricePoint[]): PriceChange {
  const [first, last] = [points[0]?.sellPerGram, points.at(-1)?.sellPerGram];
  if (first === undefined || last === undefined || first === last) return { kind: 'same' };
  const share = `${Math.abs(((last - first) / first) * 100).toFixed(1)}%`;
  return { kind: last > first ? 'up' : 'down', share };
}
