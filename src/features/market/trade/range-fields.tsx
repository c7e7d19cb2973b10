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

/**
 * Both ends of a range, either of them open. What was typed last counts: the other end is open again where it
 * contradicts that, since an address would have them change places under the hand.
 */
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
        onCommit: (min) => onChange({ min, max: isBelow(range.max, min) ? null : range.max }),
      })}
      <span className={styles.to} aria-hidden="true">
        ~
      </span>
      {renderField({
        label: text.maxOf(name),
        placeholder: text.max,
        value: range.max,
        onCommit: (max) => onChange({ min: isBelow(max, range.min) ? null : range.min, max }),
      })}
    </div>
  );
}

const isBelow = (max: number | null, min: number | null): boolean =>
  max !== null && min !== null && max < min;
