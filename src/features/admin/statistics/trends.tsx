import type { Bucket } from '#domain/statistics/period.ts';
import { totalOf } from '#domain/statistics/tally.ts';
import { statisticsText as text } from '#i18n/ko/statistics.ts';
import { Section } from '#ui/layout/section.tsx';
import { formatDay } from '#domain/format/format-time.ts';
import { BarChart } from './bar-chart.tsx';
import styles from './charts.module.css';
import { FIGURES, wordsOf, type Figure } from './figures.ts';

const SHOWN: readonly Figure[] = [
  FIGURES.users,
  FIGURES.listings,
  FIGURES.trades,
  FIGURES.asked,
  FIGURES.completed,
  FIGURES.lead,
];

/** A small chart for each thing that goes up and down over time. */
export function Trends({ buckets }: { readonly buckets: readonly Bucket[] }) {
  const total = totalOf(buckets.map(({ tally }) => tally));
  return (
    <Section title={text.trends}>
      <div className={styles.charts}>
        {SHOWN.map((figure) => (
          <Trend key={figure.name} figure={figure} buckets={buckets} total={wordsOf(figure, total)} />
        ))}
      </div>
    </Section>
  );
}

interface TrendProps {
  readonly figure: Figure;
  readonly buckets: readonly Bucket[];
  readonly total: string;
}

function Trend({ figure, buckets, total }: TrendProps) {
  const bars = buckets.map((bucket) => ({
    label: formatDay(bucket.from),
    value: figure.valueOf(bucket.tally) ?? 0,
    words: wordsOf(figure, bucket.tally),
  }));
  const most = bars.reduce((highest, bar) => (bar.value > highest.value ? bar : highest), {
    label: '',
    value: 0,
    words: text.none,
  });
  const summary =
    figure === FIGURES.lead
      ? text.leadChart(total)
      : text.chart(figure.name, total, most.value === 0 ? text.none : `${most.label} ${most.words}`);
  return <BarChart title={figure.name} {...{ total, summary, bars }} />;
}
