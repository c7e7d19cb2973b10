import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldNote } from './field-frame.tsx';
import styles from './choice.module.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly detail?: string;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  readonly label: string;
  readonly options: ReadonlyArray<RadioOption<Value>>;
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly isInline?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
}

export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  isInline = false,
  hint,
  error,
}: RadioGroupProps<Value>) {
  const name = useId();
  const noteId = `${name}-note`;
  return (
    <fieldset
      className={styles.group}
      data-invalid={error ? '' : undefined}
      aria-describedby={hint || error ? noteId : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={isInline ? styles.inline : undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              className={classNames(styles.box, styles.radio)}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onValueChange(option.value)}
            />
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  );
}
