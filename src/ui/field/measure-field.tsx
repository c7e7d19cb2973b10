import { useState, type ComponentProps } from 'react';
import { FieldFrame, useFieldIds, type FieldText } from './field-frame.tsx';
import frame from './field-frame.module.css';
import styles from './measure-field.module.css';
import { UnitToggle, type UnitOption } from './unit-toggle.tsx';

export interface MeasureUnit<Unit extends string> extends UnitOption<Unit> {
  /** How people end a number when they write its unit along. */
  readonly endings: readonly string[];
}

export interface MeasureFieldProps<Unit extends string>
  extends
    Omit<ComponentProps<'input'>, 'className' | 'type' | 'inputMode' | 'value' | 'onChange'>,
    FieldText {
  readonly value: string;
  readonly unit: Unit;
  readonly units: readonly MeasureUnit<Unit>[];
  readonly unitsLabel: string;
  /** The number stays as it was typed; its unit follows the toggle, or the ending that was typed. */
  readonly onMeasureChange: (text: string, unit: Unit) => void;
}

/** A decimal number with its unit. */
export function MeasureField<Unit extends string>({
  label,
  mark,
  isLabelHidden,
  hint,
  error,
  id: givenId,
  value,
  unit,
  units,
  unitsLabel,
  onMeasureChange,
  ...rest
}: MeasureFieldProps<Unit>) {
  const text = { label, mark, isLabelHidden, hint, error };
  const { id, noteId, describedBy, isInvalid } = useFieldIds(text, givenId);
  const [isComposing, setComposing] = useState(false);

  const take = (typed: string) => {
    const named = namedUnit(typed, units);
    if (named === null) onMeasureChange(typed, unit);
    else onMeasureChange(named.text, named.unit);
  };
  return (
    <FieldFrame {...text} {...{ id, noteId }}>
      <div className={`${frame.control} ${styles.control}`}>
        <input
          autoComplete="off"
          {...rest}
          id={id}
          type="text"
          inputMode="decimal"
          className={`${frame.input} tabular`}
          value={value}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={({ currentTarget }) => {
            setComposing(false);
            take(currentTarget.value);
          }}
          onChange={({ currentTarget }) =>
            isComposing ? onMeasureChange(currentTarget.value, unit) : take(currentTarget.value)
          }
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
        />
        <UnitToggle
          label={unitsLabel}
          options={units}
          unit={unit}
          onUnitChange={(chosen) => onMeasureChange(value, chosen)}
        />
      </div>
    </FieldFrame>
  );
}

/** The number and the unit that its ending names; `null` where it names none. */
function namedUnit<Unit extends string>(
  typed: string,
  units: readonly MeasureUnit<Unit>[],
): { readonly text: string; readonly unit: Unit } | null {
  const plain = typed.normalize('NFKC').trimEnd().toLowerCase();
  for (const { value, endings } of units) {
    const ending = endings.find((word) => plain.endsWith(word));
    if (ending !== undefined && /\d\s*$/.test(plain.slice(0, -ending.length))) {
      return { text: plain.slice(0, -ending.length).trim(), unit: value };
    }
  }
  return null;
}
