import { WEIGHT_ENDINGS, WEIGHT_UNITS, type WeightUnit } from '#domain/gold/weight-input.ts';
import { weightFieldText } from '#i18n/ko/weight-field.ts';
import { MeasureField, type MeasureFieldProps } from '#ui/field/measure-field.tsx';

const UNITS = WEIGHT_UNITS.map((value) => ({
  value,
  label: weightFieldText.units[value],
  endings: WEIGHT_ENDINGS[value],
}));

/** A weight in grams or don; "2돈" moves the toggle. */
export const WeightField = (props: Omit<MeasureFieldProps<WeightUnit>, 'units' | 'unitsLabel'>) => (
  <MeasureField {...props} units={UNITS} unitsLabel={weightFieldText.unit} />
);
