import { syncedAt } from '#data/local/queries/cursor-queries.ts';
import { goldPriceOn } from '#data/local/queries/gold-queries.ts';
import { useNow } from '#device/use-now.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { targetKey } from '#sync/catalogue/refresh-target.ts';

export interface GoldToday {
  /** The last price in force; `null` where none is on this device. */
  readonly price: GoldPrice | null;
  /** There may be one, but nobody has answered yet. */
  readonly isPending: boolean;
}

export function useGoldToday(): GoldToday {
  const today = seoulDate(useNow());
  const { failed } = useRefresh({ kind: 'gold_prices' });
  // In one reading: the server's answer is known here a moment before what it has brought.
  const live = useCatalogue(
    (db) =>
      db.transaction('r', [db.goldPrices, db.cursors], async () => ({
        price: (await goldPriceOn(db, today)) ?? null,
        asOf: await syncedAt(db, targetKey({ kind: 'gold_prices' })),
      })),
    [today],
  );
  if (live.kind !== 'ready') return { price: null, isPending: live.kind === 'loading' };
  const { price, asOf } = live.value;
  return { price, isPending: price === null && asOf === null && failed === null };
}
