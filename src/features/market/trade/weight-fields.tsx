import { useWeightUnit } from '#device/weight-unit.ts';
import { weightOf, WEIGHT_UNITS, type WeightUnit } from '#domain/gold/weight-input.ts';
import { fromDon, toDon } from '#domain/gold/weight.ts';
import { NO_FILTER, type Range } from '#domain/product/product-filter.ts';
import { toGrams, type Milligrams } from '#domain/units.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { weightFieldText } from '#i18n/ko/weight-field.ts';
import { NumberField } from '#ui/field/number-field.tsx';
import { UnitToggle } from '#ui/field/unit-toggle.tsx';
import { weightWords } from './filter-words.ts';
import { RangeFields, type RangeEnd } from './range-fields.tsx';
import { RangePresets } from './range-presets.tsx';
import { useTypedEnd } from './use-typed-end.ts';

const text = tradeText.filter;
const UNITS = WEIGHT_UNITS.map((value) => ({ value, label: weightFieldText.units[value] }));

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

/** Don to choose from, either unit to type. */
export function WeightFields({ range, onChange }: WeightFieldsProps) {
  const [unit, setUnit] = useWeightUnit('gram');
  return (
    <>
      <RangePresets presets={PRESETS} range={range} labelOf={labelOf} onChange={onChange} />
      <UnitToggle label={weightFieldText.unit} options={UNITS} unit={unit} onUnitChange={setUnit} />
      <RangeFields
        name={text.weight}
        range={range}
        onChange={onChange}
        renderField={(end) => <WeightEnd unit={unit} {...end} />}
      />
    </>
  );
}

function WeightEnd({
  unit,
  label,
  placeholder,
  value,
  onCommit,
}: RangeEnd<Milligrams> & { unit: WeightUnit }) {
  const textOf = (weight: Milligrams) => String(unit === 'don' ? toDon(weight) : toGrams(weight));
  const end = useTypedEnd(value, textOf, (typed) => weightOf(typed, unit), onCommit);
  return (
    <NumberField
      label={label}
      isLabelHidden
      placeholder={placeholder}
      trailing={weightFieldText.units[unit]}
      value={end.text}
      error={end.parsed === undefined ? text.notANumber : null}
      onValueChange={end.type}
      {...end.commitProps}
    />
  );
}

const labelOf = (weight: Range<Milligrams>): string => weightWords({ ...NO_FILTER, weight }).label;
