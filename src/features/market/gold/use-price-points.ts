import { pricePoints } from '#data/local/queries/gold-queries.ts';
import type { PricePoint } from '#domain/gold/price-year.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import type { Live } from '#session/use-live.ts';
import { useRefresh, type Refreshing } from '#session/use-refresh.ts';

export interface PricePoints {
  readonly points: Live<readonly PricePoint[]>;
  readonly refreshing: Refreshing;
}

/** What this device knows of the prices, oldest first; the server is asked behind it for what has changed. */
export function usePricePoints(span: 'recent' | 'all'): PricePoints {
  const refreshing = useRefresh({ kind: 'gold_years', span });
  return { points: useCatalogue(pricePoints, []), refreshing };
}
