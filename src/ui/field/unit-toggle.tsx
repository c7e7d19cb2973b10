import { classNames } from '../class-names.ts';
import styles from './unit-toggle.module.css';

export interface UnitOption<Unit extends string> {
  readonly value: Unit;
  readonly label: string;
}

export interface UnitToggleProps<Unit extends string> {
  readonly label: string;
  readonly options: readonly UnitOption<Unit>[];
  readonly unit: Unit;
  readonly onUnitChange: (unit: Unit) => void;
}

/** What a number counts, a press away. */
export function UnitToggle<Unit extends string>({
  label,
  options,
  unit,
  onUnitChange,
}: UnitToggleProps<Unit>) {
  return (
    <span className={styles.units} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classNames(styles.unit, option.value === unit && styles.chosen)}
          aria-pressed={option.value === unit}
          onClick={() => onUnitChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </span>
  );
}
