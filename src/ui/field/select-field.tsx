import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { FieldFrame, useFieldIds, type FieldText } from './field-frame.tsx';
import styles from './field-frame.module.css';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectFieldProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'className' | 'children' | 'value' | 'onChange'>, FieldText {
  readonly options: ReadonlyArray<SelectOption<Value>>;
  /** `null` shows the placeholder. */
  readonly value: Value | null;
  readonly placeholder?: string;
  readonly onValueChange: (value: Value) => void;
}

/** The browser's own list: on a phone nothing is quicker. */
export function SelectField<Value extends string>({
  label,
  mark,
  isLabelHidden,
  hint,
  error,
  options,
  value,
  placeholder,
  onValueChange,
  id: givenId,
  ...rest
}: SelectFieldProps<Value>) {
  const { id, noteId, describedBy, isInvalid } = useFieldIds({ label, hint, error }, givenId);
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <FieldFrame {...{ id, noteId, label, mark, isLabelHidden, hint, error }}>
      <div className={styles.control}>
        <select
          {...rest}
          id={id}
          className={styles.input}
          value={value ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled={value !== null}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.adornment} aria-hidden="true">
          <ChevronDown size={18} />
        </span>
      </div>
    </FieldFrame>
  );
}
