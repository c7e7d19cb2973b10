import { goldPriceOn } from '#data/local/queries/gold-queries.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useNow } from '#session/use-now.ts';
import { useRefresh } from '#session/use-refresh.ts';

export interface GoldToday {
  /** The last price in force; `null` where none is on this device. */
  readonly price: GoldPrice | null;
  /** There may be one, but nobody has answered yet. */
  readonly isPending: boolean;
}

export function useGoldToday(): GoldToday {
  const today = seoulDate(useNow());
  const { isRefreshing } = useRefresh({ kind: 'gold_prices' });
  const live = useCatalogue((db) => goldPriceOn(db, today), [today]);
  const price = (live.kind === 'ready' ? live.value : null) ?? null;
  return { price, isPending: live.kind === 'loading' || (price === null && isRefreshing) };
}
