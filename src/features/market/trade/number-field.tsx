import { useState } from 'react';
import { parseDecimalInput } from '#domain/gold/weight.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { TextField } from '#ui/field/text-field.tsx';

export interface NumberFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly unit: string;
  readonly value: number | null;
  readonly onCommit: (value: number | null) => void;
}

/** A positive number, or nothing; it counts when the field is left or Enter is pressed, not with every digit. */
export function NumberField({ label, placeholder, unit, value, onCommit }: NumberFieldProps) {
  const [text, setText] = useState(textOf(value));
  const [shown, setShown] = useState(value);
  // A preset or the reset button has changed it: what was typed gives way.
  if (value !== shown) {
    setShown(value);
    setText(textOf(value));
  }
  const parsed = parse(text);
  const commit = () => {
    if (parsed === undefined || parsed === value) return;
    setShown(parsed);
    onCommit(parsed);
  };
  return (
    <TextField
      label={label}
      isLabelHidden
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      trailing={unit}
      value={text}
      error={parsed === undefined ? tradeText.filter.notANumber : null}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** `undefined` for what is no number. */
function parse(text: string): number | null | undefined {
  return text.trim() === '' ? null : (parseDecimalInput(text) ?? undefined);
}
