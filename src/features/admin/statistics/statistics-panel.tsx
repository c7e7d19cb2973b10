import ChartColumn from 'lucide-react/icons/chart-column';
import { useState } from 'react';
import { useNow } from '#device/use-now.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { bucketsOf, lastDays, type Period } from '#domain/statistics/period.ts';
import { totalOf, type Tally } from '#domain/statistics/tally.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { statisticsText as text } from '#i18n/ko/statistics.ts';
import { useStatistics } from '#services/desk/use-desk.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Section } from '#ui/layout/section.tsx';
import { LiveGate } from '../desk/live-gate.tsx';
import { FigureTable } from './figure-table.tsx';
import { ALL_FIGURES, wordsOf } from './figures.ts';
import { Funnel } from './funnel.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { PurityWeights } from './purity-weights.tsx';
import styles from './statistics.module.css';
import { Trends } from './trends.tsx';

const DAYS_AT_FIRST = 30;

/** The statistics of a period, counted by the server and followed live. */
export function StatisticsPanel() {
  const today = seoulDate(useNow());
  const [chosen, setChosen] = useState<Period | number>(DAYS_AT_FIRST);
  const period = typeof chosen === 'number' ? lastDays(chosen, today) : chosen;
  const live = useStatistics(period);
  return (
    <>
      <PeriodPicker {...{ period, today }} onChange={setChosen} />
      <p className={`${styles.shown} tabular`} role="status">
        {text.shown(formatDay(period.from), formatDay(period.to))}
      </p>
      <LiveGate
        live={live}
        failed={text.failed}
        denied={text.denied}
        offline={text.offline}
        stale={text.stale}
      >
        {(days) => (
          <PeriodView
            period={period}
            tallies={new Map(days.map(({ date, tally }) => [date, tally] as const))}
          />
        )}
      </LiveGate>
    </>
  );
}

interface PeriodViewProps {
  readonly period: Period;
  readonly tallies: ReadonlyMap<string, Tally>;
}

function PeriodView({ period, tallies }: PeriodViewProps) {
  const buckets = bucketsOf(period, tallies);
  const total = totalOf(buckets.map(({ tally }) => tally));
  if (Object.keys(total).length === 0) {
    return <EmptyState icon={<ChartColumn size={32} />} message={text.empty} />;
  }
  return (
    <>
      <Section title={text.sums}>
        <dl className={styles.tiles}>
          {ALL_FIGURES.map((figure) => (
            <div key={figure.name} className={styles.tile}>
              <dt>{figure.name}</dt>
              <dd className="tabular">{wordsOf(figure, total)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Trends buckets={buckets} />
      <div className={styles.halves}>
        <Funnel tally={total} />
        <PurityWeights tally={total} />
      </div>
      <FigureTable {...{ period, buckets }} />
    </>
  );
}
