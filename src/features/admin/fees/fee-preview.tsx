import { formatWon } from '#domain/format/format-won.ts';
import { formatDon, formatGrams } from '#domain/gold/weight.ts';
import type { Won } from '#domain/units.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';
import type { FeeChange } from './fee-form.ts';
import styles from './fees.module.css';

const text = deskText.fee;

/** What the new table changes for the sizes of the fee guide. */
export function FeePreview({ changes }: { readonly changes: readonly FeeChange[] }) {
  return (
    <table className={`${styles.preview} tabular`}>
      <caption className={styles.legend}>{text.preview}</caption>
      <thead>
        <tr>
          <th scope="col">{text.size}</th>
          <th scope="col">{text.before}</th>
          <th scope="col">{text.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ unit, weight, before, after }) => (
          <tr key={`${unit} ${weight}`}>
            <th scope="row">{unit === 'grams' ? formatGrams(weight) : formatDon(weight)}</th>
            <td>{feeWords(before)}</td>
            <td>
              {feeWords(after)}{' '}
              {before === after ? null : <StatusPill tone="gold">{text.changed}</StatusPill>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const feeWords = (fee: Won | null): string => (fee === null ? text.inquiry : formatWon(fee));
