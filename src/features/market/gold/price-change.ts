import type { PricePoint } from '#domain/gold/price-year.ts';
import { goldPriceText as text } from '#i18n/ko/gold-price.ts';

export type PriceChange =
  | { readonly kind: 'same' }
  | { readonly kind: 'up' | 'down'; readonly share: string };

/** How what a customer gets has moved from the first to the last of the points. */
export function changeOf(points: readonly PricePoint[]): PriceChange {
  const [first, last] = [points[0]?.sellPerGram, points.at(-1)?.sellPerGram];
  if (first === undefined || last === undefined || first === last) return { kind: 'same' };
  const figure = Math.abs(((last - first) / first) * 100).toFixed(1);
  const share = figure === '0.0' ? text.hardlyAny : text.percent(figure);
  return { kind: last > first ? 'up' : 'down', share };
}
