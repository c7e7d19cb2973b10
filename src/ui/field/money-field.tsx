import { useId, useState, type ComponentProps } from 'react';
import { Button } from '../action/button.tsx';
import { FieldFrame, useFieldIds, type FieldText } from './field-frame.tsx';
import frame from './field-frame.module.css';
import {
  afterEdit,
  digitsOf,
  endsInFraction,
  groupDigits,
  wholeOf,
  type EditKind,
} from './grouped-digits.ts';
import styles from './money-field.module.css';

export interface MoneyStep {
  readonly label: string;
  readonly amount: number;
}

export interface MoneyFieldProps
  extends
    Omit<ComponentProps<'input'>, 'className' | 'type' | 'inputMode' | 'value' | 'onChange' | 'max'>,
    FieldText {
  /** The amount as it stands: digits, or nothing. */
  readonly value: string;
  /** Digits without separators and without zeros in front; empty for nothing. */
  readonly onValueChange: (digits: string) => void;
  readonly unit: string;
  /** The amount as people say it, read below the box. */
  readonly spell: (amount: number) => string;
  /** Rewrites what was typed before its digits are read, such as an amount in words. */
  readonly expand?: (text: string) => string;
  readonly max: number;
  /** Said as soon as the amount is larger than `max`. */
  readonly tooLarge: string;
  /** Buttons that add to the amount. */
  readonly steps?: readonly MoneyStep[];
  readonly stepsLabel?: string;
}

const KINDS: Readonly<Record<string, EditKind>> = {
  insertFromPaste: 'pasted',
  insertFromDrop: 'pasted',
  deleteContentBackward: 'deleted_backward',
  deleteContentForward: 'deleted_forward',
};

/**
 * A whole amount of money; its separators come and go without moving the caret from the digit it stands at.
 */
export function MoneyField({
  label,
  mark,
  isLabelHidden,
  hint,
  error,
  id: givenId,
  value,
  onValueChange,
  unit,
  spell,
  expand = (text) => text,
  max,
  tooLarge,
  steps = [],
  stepsLabel,
  ...rest
}: MoneyFieldProps) {
  const digits = digitsOf(value);
  const isTooLarge = Number(digits) > max;
  const shownError = error ?? (isTooLarge ? tooLarge : null);
  const text = { label, mark, isLabelHidden, hint, error: shownError };
  const { id, noteId, describedBy, isInvalid } = useFieldIds(text, givenId);
  const wordsId = useId();
  // An input method may not be disturbed while it is at work: what it has written stands as it is until then.
  // So does a fraction, which is none of the amount until a word behind it says of what: 1.5억.
  const [composing, setComposing] = useState<string | null>(null);
  // Once the amount is another (it was sent, a button added to it), the fraction was of one that is gone.
  const isPast = composing !== null && endsInFraction(composing) && digitsOf(wholeOf(composing)) !== digits;
  const isSpelt = Number(digits) > 0 && !isTooLarge;

  const take = (input: HTMLInputElement, kind: EditKind) => {
    const expanded = expand(input.value);
    const caret = expanded === input.value ? (input.selectionStart ?? expanded.length) : expanded.length;
    const edited = afterEdit(digits, { text: expanded, caret }, kind);
    // Before React compares: it would put the caret at the end where it finds another text than it draws.
    input.value = edited.text;
    input.setSelectionRange(edited.caret, edited.caret);
    setComposing(null);
    onValueChange(digitsOf(edited.text));
  };

  return (
    <FieldFrame {...text} {...{ id, noteId }}>
      <div className={frame.control}>
        <input
          autoComplete="off"
          {...rest}
          id={id}
          type="text"
          inputMode="numeric"
          className={`${frame.input} tabular`}
          value={composing === null || isPast ? groupDigits(digits) : composing}
          onChange={({ currentTarget, nativeEvent }) => {
            const event = nativeEvent instanceof InputEvent ? nativeEvent : null;
            const kind = KINDS[event?.inputType ?? ''] ?? 'typed';
            if (event?.isComposing || (kind !== 'pasted' && endsInFraction(currentTarget.value))) {
              setComposing(currentTarget.value);
              onValueChange(digitsOf(expand(wholeOf(currentTarget.value))));
            } else {
              take(currentTarget, composing === null ? kind : 'typed');
            }
          }}
          onBlur={(event) => {
            setComposing(null);
            rest.onBlur?.(event);
          }}
          onCompositionEnd={({ currentTarget }) => take(currentTarget, 'typed')}
          aria-invalid={isInvalid || undefined}
          aria-describedby={[isSpelt ? wordsId : null, describedBy].filter(Boolean).join(' ') || undefined}
        />
        <span className={frame.adornment}>{unit}</span>
      </div>
      {isSpelt ? (
        <p id={wordsId} className={styles.words}>
          {spell(Number(digits))}
        </p>
      ) : null}
      {steps.length === 0 ? null : (
        <div className={styles.steps} role="group" aria-label={stepsLabel}>
          {steps.map((step) => (
            <Button
              key={step.amount}
              variant="secondary"
              size="small"
              onClick={() => onValueChange(String(Number(digits) + step.amount))}
            >
              {step.label}
            </Button>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
