import type { CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';
import { cardClass } from '#ui/layout/card-class.ts';
import styles from './charts.module.css';

export interface Bar {
  /** What it stands for, such as a date. */
  readonly label: string;
  readonly value: number;
  /** The value as it is read. */
  readonly words: string;
}

export interface BarChartProps {
  readonly title: string;
  /** The sum, beside the title. */
  readonly total: string;
  /** The chart in a sentence; the figures themselves are in the table of the page. */
  readonly summary: string;
  readonly bars: readonly Bar[];
}

/** Upright bars over time, the highest as high as the chart. */
export function BarChart({ title, total, summary, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className={classNames(cardClass({ isSnug: true }), styles.chart)}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{title}</span>
        <span className={`${styles.total} tabular`}>{total}</span>
      </figcaption>
      <div className={styles.bars} role="img" aria-label={summary}>
        {bars.map(({ label, value, words }) => (
          <span key={label} className={styles.slot} title={`${label} · ${words}`}>
            <span className={styles.bar} style={sized(value / most)} />
          </span>
        ))}
      </div>
      <div className={`${styles.axis} tabular`} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
    </figure>
  );
}

/** A share of the whole, 0–1, as the size of a bar. */
export const sized = (share: number): CSSProperties & Record<'--size', string> => ({
  '--size': `${Math.round(share * 1000) / 10}%`,
});
