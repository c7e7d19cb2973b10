import { NO_FILTER, type Range } from '#domain/product/product-filter.ts';
import { won, type Won } from '#domain/units.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { priceWords } from './filter-words.ts';
import { RangeFields } from './range-fields.tsx';
import { RangePresets } from './range-presets.tsx';

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
        unit={text.manwon}
        range={range}
        toPlain={(value) => value / MANWON}
        fromPlain={(value) => won(value * MANWON)}
        onChange={onChange}
      />
    </>
  );
}

const labelOf = (price: Range<Won>): string => priceWords({ ...NO_FILTER, price }).label;
