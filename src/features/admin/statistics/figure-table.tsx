import Download from 'lucide-react/icons/download';
import { saveFile } from '#device/save-file.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { csvOf } from '#domain/statistics/csv.ts';
import type { Bucket, Period } from '#domain/statistics/period.ts';
import { totalOf } from '#domain/statistics/tally.ts';
import { statisticsText as text } from '#i18n/ko/statistics.ts';
import { Button } from '#ui/action/button.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ALL_FIGURES, csvRowsOf, wordsOf } from './figures.ts';
import styles from './statistics.module.css';

export interface FigureTableProps {
  readonly period: Period;
  readonly buckets: readonly Bucket[];
}

/** Every figure of the period, and all of it for a spreadsheet. */
export function FigureTable({ period, buckets }: FigureTableProps) {
  const total = totalOf(buckets.map(({ tally }) => tally));
  const save = () => {
    const file = new Blob([csvOf(csvRowsOf(buckets))], { type: 'text/csv;charset=utf-8' });
    saveFile(file, text.csvName(period.from, period.to));
  };
  return (
    <Section
      title={text.table}
      more={
        <Button
          variant="secondary"
          size="small"
          icon={<Download size={18} aria-hidden="true" />}
          onClick={save}
        >
          {text.csv}
        </Button>
      }
    >
      {/* It scrolls sideways on a phone, so the keyboard must be able to reach it. */}
      <div className={styles.scroller} role="region" aria-label={text.tableLabel} tabIndex={0}>
        <table className={`${styles.table} tabular`}>
          <thead>
            <tr>
              <th scope="col">{text.date}</th>
              {ALL_FIGURES.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {buckets.toReversed().map(({ from, to, tally }) => (
              <tr key={from}>
                <th scope="row">
                  {from === to ? formatDay(from) : text.shown(formatDay(from), formatDay(to))}
                </th>
                {ALL_FIGURES.map((figure) => (
                  <td key={figure.name}>{wordsOf(figure, tally)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text.total}</th>
              {ALL_FIGURES.map((figure) => (
                <td key={figure.name}>{wordsOf(figure, total)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Section>
  );
}
