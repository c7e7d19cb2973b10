import type { ReactNode } from 'react';
import { feeTableOn } from '#data/local/queries/gold-queries.ts';
import { useNow } from '#device/use-now.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { feeFor } from '#domain/gold/fee-rule.ts';
import { DEFAULT_FEE_TABLE, type FeeTable } from '#domain/gold/fee-schedule.ts';
import { formatWeight, fromDon } from '#domain/gold/weight.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { feesText as text } from '#i18n/ko/fees.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLasting } from '#session/use-lasting.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { FeeCalculator } from './fee-calculator.tsx';
import { FeeTableView } from './fee-table-view.tsx';
import styles from './fees.module.css';

/** The size of the worked example; every fee table there has been knows it. */
const EXAMPLE = fromDon(3);

export interface FeeGuideScreenProps {
  readonly actions: (amount: string, isInquiry: boolean) => ReactNode;
}

/**
 * /goldbar-fee: there is always a table, since one is shipped with the app, so the page has no empty state.
 */
export function FeeGuideScreen({ actions }: FeeGuideScreenProps) {
  const table = useFeeTable();
  return (
    <Page width="reading">
      <PageHeader title={text.title} lead={text.lead} />
      <FeeCalculator table={table} actions={actions} />
      <p className={`${styles.effective} tabular`}>{text.effectiveFrom(formatDay(table.effectiveFrom))}</p>
      <FeeTableView table={table} />
      <Example table={table} />
      <ul className={styles.notes}>
        {text.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Page>
  );
}

function Example({ table }: { readonly table: FeeTable }) {
  const fee = feeFor(table, EXAMPLE);
  if (fee === null) return null;
  return (
    <Notice tone="gold" title={text.example}>
      {text.exampleBody(formatWeight(EXAMPLE), formatWon(fee))}
    </Notice>
  );
}

/** The fee table in force today: the newest one synced, else the one that the app is shipped with. */
function useFeeTable(): FeeTable {
  useRefresh({ kind: 'fee_tables' });
  const today = seoulDate(useNow());
  // At midnight that of the day before stands until the new day is read: the shipped one may be long out of force.
  const live = useLasting(useCatalogue((db) => feeTableOn(db, today), [today]));
  return live.kind === 'ready' ? live.value : DEFAULT_FEE_TABLE;
}
