import type { ReactNode } from 'react';
import type { Range } from '#domain/product/product-filter.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import styles from './range-fields.module.css';

const text = tradeText.filter;

/** One end of a range, for its field. */
export interface RangeEnd<Unit extends number> {
  readonly label: string;
  readonly placeholder: string;
  readonly value: Unit | null;
  readonly onCommit: (value: Unit | null) => void;
}

export interface RangeFieldsProps<Unit extends number> {
  readonly name: string;
  readonly range: Range<Unit>;
  readonly onChange: (range: Range<Unit>) => void;
  readonly renderField: (end: RangeEnd<Unit>) => ReactNode;
}

/** Both ends of a range, either of them open. */
export function RangeFields<Unit extends number>({
  name,
  range,
  onChange,
  renderField,
}: RangeFieldsProps<Unit>) {
  return (
    <div className={styles.range}>
      {renderField({
        label: text.minOf(name),
        placeholder: text.min,
        value: range.min,
        onCommit: (min) => onChange({ ...range, min }),
      })}
      <span className={styles.to} aria-hidden="true">
        ~
      </span>
      {renderField({
        label: text.maxOf(name),
        placeholder: text.max,
        value: range.max,
        onCommit: (max) => onChange({ ...range, max }),
      })}
    </div>
  );
}
