import { fromDon } from '#domain/gold/weight.ts';
import { NO_FILTER, type Range } from '#domain/product/product-filter.ts';
import { fromGrams, toGrams, type Milligrams } from '#domain/units.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { weightWords } from './filter-words.ts';
import { RangeFields } from './range-fields.tsx';
import { RangePresets } from './range-presets.tsx';

const text = tradeText.filter;

const PRESETS: readonly Range<Milligrams>[] = [
  { min: null, max: fromDon(1) },
  { min: fromDon(1), max: fromDon(3) },
  { min: fromDon(3), max: fromDon(5) },
  { min: fromDon(5), max: fromDon(10) },
  { min: fromDon(10), max: null },
];

export interface WeightFieldsProps {
  readonly range: Range<Milligrams>;
  readonly onChange: (range: Range<Milligrams>) => void;
}

/** Don to choose from, grams to type. */
export function WeightFields({ range, onChange }: WeightFieldsProps) {
  return (
    <>
      <RangePresets presets={PRESETS} range={range} labelOf={labelOf} onChange={onChange} />
      <RangeFields
        name={text.weight}
        unit={text.gram}
        range={range}
        toPlain={toGrams}
        fromPlain={fromGrams}
        onChange={onChange}
      />
    </>
  );
}

const labelOf = (weight: Range<Milligrams>): string => weightWords({ ...NO_FILTER, weight }).label;
