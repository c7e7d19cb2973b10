import { formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { perDon, priceRows, type PriceRow, type PriceSpan } from '#domain/gold/price-span.ts';
import type { PricePoint } from '#domain/gold/price-year.ts';
import type { Won } from '#domain/units.ts';
import { goldPriceText as text } from '#i18n/ko/gold-price.ts';
import styles from './gold-price.module.css';

export interface PriceTableProps {
  readonly points: readonly PricePoint[];
  readonly span: PriceSpan;
}

const words = (perGram: Won): string => formatWon(perDon(perGram));

/** The figures of the chart: days, or months where they are many. */
export function PriceTable({ points, span }: PriceTableProps) {
  const rows = priceRows(points, span);
  const isByDay = rows[0]?.kind === 'day';
  const heads = isByDay
    ? [text.day, text.buy, text.sell]
    : [text.month, text.last(text.buy), text.last(text.sell), text.range];
  return (
    // It may scroll sideways on a phone, so the keyboard must be able to reach it.
    <div className={styles.scroller} role="region" aria-label={text.tableLabel(text.span[span])} tabIndex={0}>
      <table className={`${styles.table} tabular`}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.kind === 'day' ? row.date : row.month} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { readonly row: PriceRow }) {
  const { buyPerGram, sellPerGram } = row.point;
  return row.kind === 'day' ? (
    <tr>
      <th scope="row">{formatDay(row.date)}</th>
      <td>{words(buyPerGram)}</td>
      <td>{words(sellPerGram)}</td>
    </tr>
  ) : (
    <tr>
      <th scope="row">{formatDay(row.month)}</th>
      <td>{words(buyPerGram)}</td>
      <td>{words(sellPerGram)}</td>
      <td>{text.between(words(row.lowest), words(row.highest))}</td>
    </tr>
  );
}
