import { syncedAt } from '#data/local/queries/cursor-queries.ts';
import { feeTableOn, goldPriceOn } from '#data/local/queries/gold-queries.ts';
import { useNow } from '#device/use-now.ts';
import { DEFAULT_FEE_TABLE, type FeeTable } from '#domain/gold/fee-schedule.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { isPriceOld } from '#domain/gold/price-position.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLasting } from '#session/use-lasting.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { targetKey } from '#sync/catalogue/refresh-target.ts';

/** What a piece is valued by, as this device has it. */
export interface GoldBasis {
  readonly price: GoldPrice | null;
  /** The price is too old to say anything of today; it is shown with its day all the same. */
  readonly isOld: boolean;
  readonly table: FeeTable;
  /** There may be a price, but nobody has answered yet. */
  readonly isPending: boolean;
}

export function useGoldBasis(): GoldBasis {
  const now = useNow();
  const today = seoulDate(now);
  const { failed } = useRefresh({ kind: 'gold_prices' });
  useRefresh({ kind: 'fee_tables' });
  // At midnight a form may be open above what is reckoned by it.
  const live = useLasting(
    useCatalogue(
      async (db) => ({
        price: (await goldPriceOn(db, today)) ?? null,
        table: await feeTableOn(db, today),
        asOf: await syncedAt(db, targetKey({ kind: 'gold_prices' })),
      }),
      [today],
    ),
  );
  if (live.kind !== 'ready') {
    return { price: null, isOld: false, table: DEFAULT_FEE_TABLE, isPending: live.kind === 'loading' };
  }
  const { price, table, asOf } = live.value;
  return {
    price,
    isOld: price !== null && isPriceOld(price, now),
    table,
    isPending: price === null && asOf === null && failed === null,
  };
}
