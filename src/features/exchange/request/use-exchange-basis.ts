import { openedStores } from '#data/local/queries/store-queries.ts';
import { feeTableOn, goldPriceOn } from '#data/local/queries/gold-queries.ts';
import { DEFAULT_FEE_TABLE, type FeeTable } from '#domain/gold/fee-schedule.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import type { Store } from '#domain/store/store.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import type { Millis } from '#domain/units.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLasting } from '#session/use-lasting.ts';
import type { Live } from '#session/use-live.ts';
import { useRefresh, type Refreshing } from '#session/use-refresh.ts';

/** What a request is reckoned and made with, as this device has it. */
export interface ExchangeBasis {
  readonly table: FeeTable;
  readonly price: GoldPrice | null;
  /** Those that exchange. */
  readonly stores: Live<readonly Store[]>;
  readonly isAskingForStores: boolean;
  /** Why the server's stores are not here; `null` where they are, or there are none. */
  readonly storesFailed: Refreshing['failed'];
  readonly refreshStores: () => void;
}

const keptPrice = keptAnswer<GoldPrice | undefined>();
const keptStores = keptAnswer<readonly Store[]>();

/** Each `attempt` reads the stores anew. */
export function useExchangeBasis(now: Millis, attempt = 0): ExchangeBasis {
  useRefresh({ kind: 'fee_tables' });
  useRefresh({ kind: 'gold_prices' });
  const refreshing = useRefresh({ kind: 'stores' });
  const today = seoulDate(now);
  // At midnight those of the day before stand until the new ones are read: a request may be on its way.
  const table = useLasting(useCatalogue((db) => feeTableOn(db, today), [today]));
  const price = useLasting(useCatalogue((db) => goldPriceOn(db, today), [today], keptPrice));
  const stores = useCatalogue(
    async (db) => (await openedStores(db)).filter(({ services }) => services.includes('exchange')),
    [attempt],
    keptStores,
  );
  return {
    table: table.kind === 'ready' ? table.value : DEFAULT_FEE_TABLE,
    price: price.kind === 'ready' ? (price.value ?? null) : null,
    stores,
    isAskingForStores: refreshing.isRefreshing,
    storesFailed: refreshing.failed,
    refreshStores: refreshing.refresh,
  };
}
