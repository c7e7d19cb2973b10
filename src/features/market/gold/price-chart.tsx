import { useMemo, useState } from 'react';
import { formatDay } from '#domain/format/format-time.ts';
import { formatWon, groupThousands } from '#domain/format/format-won.ts';
import { dateOf, perDon, type PriceSpan } from '#domain/gold/price-span.ts';
import type { PricePoint } from '#domain/gold/price-year.ts';
import { goldPriceText as text } from '#i18n/ko/gold-price.ts';
import { LineChart, type ChartLine } from '#ui/chart/line-chart.tsx';
import styles from './gold-price.module.css';

export interface PriceChartProps {
  /** Not none, oldest first. */
  readonly points: readonly PricePoint[];
  readonly span: PriceSpan;
}

/** Both prices over the span, and those of the day under the cursor in words. */
export function PriceChart({ points, span }: PriceChartProps) {
  const [day, setDay] = useState<number | null>(null);
  const xs = useMemo(() => points.map((point) => point.day), [points]);
  const lines = useMemo(() => linesOf(points), [points]);
  // A day that is not in the span that was chosen meanwhile is the last one again.
  const found = day === null ? -1 : xs.indexOf(day);
  const selected = found === -1 ? points.length - 1 : found;
  const point = points[selected];
  if (!point) return null;
  const [date, buy, sell] = [
    formatDay(dateOf(point)),
    formatWon(perDon(point.buyPerGram)),
    formatWon(perDon(point.sellPerGram)),
  ];
  return (
    <>
      <div className={styles.reading} aria-hidden="true">
        <span className={`${styles.readingDay} tabular`}>{date}</span>
        <span className={styles.side}>
          <span className={styles.buyMark} />
          {text.buy} <strong className="tabular">{buy}</strong>
        </span>
        <span className={styles.side}>
          <span className={styles.sellMark} />
          {text.sell} <strong className="tabular">{sell}</strong>
        </span>
      </div>
      <LineChart
        label={text.chart(text.span[span])}
        xs={xs}
        lines={lines}
        selected={selected}
        onSelect={(index) => setDay(xs[index] ?? null)}
        words={text.read(date, buy, sell)}
        tickWords={(won) => text.man(groupThousands(won / 10_000))}
        edges={[edgeOf(points[0]), edgeOf(points.at(-1))]}
      />
      <p className={styles.hint}>{text.hint}</p>
    </>
  );
}

const linesOf = (points: readonly PricePoint[]): readonly ChartLine[] => [
  { name: text.buy, ys: points.map(({ buyPerGram }) => perDon(buyPerGram)), look: 'dashed' },
  { name: text.sell, ys: points.map(({ sellPerGram }) => perDon(sellPerGram)), look: 'solid' },
];

const edgeOf = (point: PricePoint | undefined): string => (point ? formatDay(dateOf(point)) : '');
