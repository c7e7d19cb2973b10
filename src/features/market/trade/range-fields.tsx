import type { Range } from '#domain/product/product-filter.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { NumberField } from './number-field.tsx';
import styles from './range-fields.module.css';

const text = tradeText.filter;

export interface RangeFieldsProps<Unit extends number> {
  readonly name: string;
  readonly unit: string;
  readonly range: Range<Unit>;
  /** To the unit that is written, and back. */
  readonly toPlain: (value: Unit) => number;
  readonly fromPlain: (value: number) => Unit;
  readonly onChange: (range: Range<Unit>) => void;
}

/** Both ends of a range, either of them open. */
export function RangeFields<Unit extends number>({
  name,
  unit,
  range,
  toPlain,
  fromPlain,
  onChange,
}: RangeFieldsProps<Unit>) {
  const plain = (end: Unit | null) => (end === null ? null : toPlain(end));
  const parsed = (value: number | null) => (value === null ? null : fromPlain(value));
  return (
    <div className={styles.range}>
      <NumberField
        label={text.minOf(name)}
        placeholder={text.min}
        unit={unit}
        value={plain(range.min)}
        onCommit={(min) => onChange({ ...range, min: parsed(min) })}
      />
      <span className={styles.to} aria-hidden="true">
        ~
      </span>
      <NumberField
        label={text.maxOf(name)}
        placeholder={text.max}
        unit={unit}
        value={plain(range.max)}
        onCommit={(max) => onChange({ ...range, max: parsed(max) })}
      />
    </div>
  );
}
