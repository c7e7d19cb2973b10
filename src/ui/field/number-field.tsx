import { TextField, type TextFieldProps } from './text-field.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'onChange'> {
  /** As it was typed; what is no number is its reader's to refuse. */
  readonly value: string;
  readonly onValueChange: (typed: string) => void;
  /** Pieces, not a measure: a phone shows no decimal point. */
  readonly isWhole?: boolean;
}

/**
 * A plain number, typed as people type it. Money is a `MoneyField`, a number whose unit can be chosen a
 * `MeasureField`.
 */
export const NumberField = ({ isWhole = false, onValueChange, ...rest }: NumberFieldProps) => (
  <TextField
    autoComplete="off"
    {...rest}
    inputMode={isWhole ? 'numeric' : 'decimal'}
    onChange={(event) => onValueChange(event.currentTarget.value)}
  />
);
