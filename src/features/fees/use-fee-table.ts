import { feeTableOn } from '#data/local/queries/gold-queries.ts';
import { useNow } from '#device/use-now.ts';
import { DEFAULT_FEE_TABLE, type FeeTable } from '#domain/gold/fee-schedule.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useRefresh } from '#session/use-refresh.ts';

/** The fee table in force today: the newest one synced, else the one that the app is shipped with. */
export function useFeeTable(): FeeTable {
  useRefresh({ kind: 'fee_tables' });
  const today = seoulDate(useNow());
  const live = useCatalogue((db) => feeTableOn(db, today), [today]);
  return live.kind === 'ready' ? live.value : DEFAULT_FEE_TABLE;
}
