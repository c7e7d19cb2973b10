import { PRODUCT_LIMITS } from '#domain/product/product.ts';
import { NO_FILTER, type Range } from '#domain/product/product-filter.ts';
import { won, type Won } from '#domain/units.ts';
import { WonField } from '#fields/won-field.tsx';
import { tradeText } from '#i18n/ko/trade.ts';
import { priceWords } from './filter-words.ts';
import { RangeFields, type RangeEnd } from './range-fields.tsx';
import { RangePresets } from './range-presets.tsx';
import { useTypedEnd } from './use-typed-end.ts';

const text = tradeText.filter;
const MANWON = 10_000;

const PRESETS: readonly Range<Won>[] = [
  { min: null, max: won(30 * MANWON) },
  { min: won(30 * MANWON), max: won(100 * MANWON) },
  { min: won(100 * MANWON), max: won(300 * MANWON) },
  { min: won(300 * MANWON), max: null },
];

export interface PriceFieldsProps {
  readonly range: Range<Won>;
  readonly onChange: (range: Range<Won>) => void;
}

export function PriceFields({ range, onChange }: PriceFieldsProps) {
  return (
    <>
      <RangePresets presets={PRESETS} range={range} labelOf={labelOf} onChange={onChange} />
      <RangeFields
        name={text.price}
        range={range}
        onChange={onChange}
        renderField={(end) => <PriceEnd {...end} />}
      />
    </>
  );
}

function PriceEnd({ label, placeholder, value, onCommit }: RangeEnd<Won>) {
  const end = useTypedEnd(value, String, wonOf, onCommit);
  return (
    <WonField
      label={label}
      isLabelHidden
      placeholder={placeholder}
      max={PRODUCT_LIMITS.won}
      value={end.text}
      onValueChange={end.type}
      {...end.commitProps}
    />
  );
}

/** No more than a listing may cost: what is beyond it is said, and narrows nothing. */
const wonOf = (digits: string): Won | null => {
  const amount = Number(digits);
  return amount > 0 && amount <= PRODUCT_LIMITS.won ? won(amount) : null;
};

const labelOf = (price: Range<Won>): string => priceWords({ ...NO_FILTER, price }).label;
