import { allFeeTables } from '#data/local/queries/gold-queries.ts';
import { useNow } from '#device/use-now.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { feeTableOn, type FeeTable } from '#domain/gold/fee-schedule.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { commonText } from '#i18n/ko/common.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { useFeeTableChanges } from '#services/desk/use-desk.ts';
import { newestOf, usePages, usePlaceInList } from '#services/desk/use-pages.ts';
import { useUpToDate } from '#services/desk/use-up-to-date.ts';
import { useAsOf, useCatalogue } from '#session/use-catalogue.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Section } from '#ui/layout/section.tsx';
import styles from '../desk/desk.module.css';
import { History } from '../desk/history.tsx';
import { StaleNotice } from '../desk/stale-notice.tsx';
import { Unread } from '../desk/unread.tsx';
import { FeeEditor } from './fee-editor.tsx';

const text = deskText.fee;

/** The fee table: the one in force, the next one, and who added which. */
export function FeesPanel() {
  const today = seoulDate(useNow());
  const live = useCatalogue(allFeeTables, []);
  const place = usePlaceInList();
  const changes = usePages(useFeeTableChanges(place[0]), place);
  const isBehind = live.kind === 'ready' && isNews(live.value, newestOf(changes)?.table.id);
  const refreshing = useUpToDate({ kind: 'fee_tables' }, isBehind);
  const asOf = useAsOf({ kind: 'fee_tables' });
  if (live.kind !== 'ready' || asOf.kind !== 'ready') {
    const kind = live.kind === 'failed' || asOf.kind === 'failed' ? 'failed' : 'loading';
    return <LiveState kind={kind} words={commonText} skeleton={{ count: 3, shape: 'small-row' }} />;
  }
  const tables = live.value;
  // The shipped one is in force only where the server has none.
  if (tables.length === 0 && asOf.value === null) return <Unread {...refreshing} />;
  const table = feeTableOn(tables, today);
  const coming = tables.filter(({ effectiveFrom }) => effectiveFrom > today);
  return (
    <>
      <StaleNotice>{deskText.offline}</StaleNotice>
      <div className={styles.now}>
        <p className={styles.nowTitle}>{text.now}</p>
        <p className="tabular">{text.nowLine(formatDay(table.effectiveFrom), table.rules.length)}</p>
        {[...new Set(coming.map(({ effectiveFrom }) => effectiveFrom))].toSorted().map((date) => (
          <p key={date} className="tabular">
            {text.coming(formatDay(date))}
          </p>
        ))}
      </div>
      <Section title={text.form}>
        <p className={styles.lead}>{text.lead}</p>
        {/* Another table in force is another beginning. */}
        <FeeEditor key={table.id} {...{ today, table }} />
      </Section>
      <History pages={changes}>
        {(change) => (
          <>
            <span>{text.change(formatDay(change.table.effectiveFrom), change.table.rules.length)}</span>
            <StandingPill table={change.table} inForce={table} today={today} />
          </>
        )}
      </History>
    </>
  );
}

/** Whether this device has yet to hear of a table: the next one must not begin with the one before it. */
const isNews = (tables: readonly FeeTable[], newest: string | undefined): boolean =>
  newest !== undefined && tables.every(({ id }) => id !== newest);

interface StandingPillProps {
  readonly table: FeeTable;
  readonly inForce: FeeTable;
  readonly today: string;
}

function StandingPill({ table, inForce, today }: StandingPillProps) {
  if (table.id === inForce.id) return <StatusPill tone="ok">{text.inForce}</StatusPill>;
  return table.effectiveFrom > today ? (
    <StatusPill tone="info">{text.planned}</StatusPill>
  ) : (
    <StatusPill tone="neutral">{text.past}</StatusPill>
  );
}
