import { formatWon } from '#domain/format/format-won.ts';
import { feeFor } from '#domain/gold/fee-rule.ts';
import { FEE_TABLE_DONS, FEE_TABLE_GRAMS, type FeeTable } from '#domain/gold/fee-schedule.ts';
import { formatDon, formatGrams, fromDon } from '#domain/gold/weight.ts';
import { fromGrams, type Milligrams } from '#domain/units.ts';
import { feesText as text } from '#i18n/ko/fees.ts';
import { Section } from '#ui/layout/section.tsx';
import styles from './fees.module.css';

/** The two tables of the fee guide: by gram size and by don size. */
export function FeeTableView({ table }: { readonly table: FeeTable }) {
  return (
    <div className={styles.tables}>
      <SizeTable
        title={text.byGram}
        table={table}
        sizes={FEE_TABLE_GRAMS.map(fromGrams)}
        name={formatGrams}
        other={formatDon}
      />
      <SizeTable
        title={text.byDon}
        table={table}
        sizes={FEE_TABLE_DONS.map(fromDon)}
        name={formatDon}
        other={formatGrams}
      />
    </div>
  );
}

interface SizeTableProps {
  readonly title: string;
  readonly table: FeeTable;
  readonly sizes: readonly Milligrams[];
  readonly name: (weight: Milligrams) => string;
  readonly other: (weight: Milligrams) => string;
}

function SizeTable({ title, table, sizes, name, other }: SizeTableProps) {
  return (
    <Section title={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.size}</th>
            <th scope="col">{text.fee}</th>
          </tr>
        </thead>
        <tbody className="tabular">
          {sizes.map((weight) => {
            const fee = feeFor(table, weight);
            return (
              <tr key={weight}>
                <th scope="row">
                  {name(weight)} <span className={styles.other}>{other(weight)}</span>
                </th>
                <td>{fee === null ? text.inquiry : formatWon(fee)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
