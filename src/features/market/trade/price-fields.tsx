import { expandWon, spellWon } from '#domain/format/won-words.ts';
import { PRODUCT_LIMITS } from '#domain/product/product.ts';
import { NO_FILTER, type Range } from '#domain/product/product-filter.ts';
import { won, type Won } from '#domain/units.ts';
import { moneyText } from '#i18n/ko/money.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { MoneyField } from '#ui/field/money-field.tsx';
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
    <MoneyField
      label={label}
      isLabelHidden
      placeholder={placeholder}
      unit={moneyText.won}
      spell={spellWon}
      expand={expandWon}
      max={PRODUCT_LIMITS.won}
      tooLarge={moneyText.tooLarge(spellWon(PRODUCT_LIMITS.won))}
      unread={moneyText.unread}
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
