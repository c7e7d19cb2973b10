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
  /**
   * Rewrites what was typed before its digits are read, such as an amount in words; `null` where they would be
   * those of another amount.
   */
  readonly expand: (text: string) => string | null;
  /** Said where nothing was taken of what was typed or pasted. */
  readonly unread: string;
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
  expand: expandOrNot,
  unread,
  max,
  tooLarge,
  steps = [],
  stepsLabel,
  ...rest
}: MoneyFieldProps) {
  const digits = digitsOf(value);
  const isTooLarge = Number(digits) > max;
  const [isRefused, setRefused] = useState(false);
  const expand = (text: string) => expandOrNot(text) ?? text;
  const shownError = error ?? (isTooLarge ? tooLarge : isRefused ? unread : null);
  const text = { label, mark, isLabelHidden, hint, error: shownError };
  const { id, noteId, describedBy, isInvalid } = useFieldIds(text, givenId);
  const wordsId = useId();
  // As it was typed, for as long as it is not whole: an input method may not be disturbed while it is at work,
  // a fraction is none of the amount until a word behind it says of what (1.5억), and behind a word there may
  // come more (1억 5천).
  const [typed, setTyped] = useState<string | null>(null);
  const isOpen = (text: string): boolean => endsInFraction(text) || expand(text) !== text;
  // Once the amount is another (it was sent, a button added to it), what was typed was of one that is gone.
  const isPast = typed !== null && isOpen(typed) && digitsOf(readSoFar(typed, expand)) !== digits;
  const held = isPast ? null : typed;
  // As the last edit left it, its zeros in front too, for as long as it is the amount and the box has the focus.
  const [left, setLeft] = useState('');
  const shown = held ?? (digitsOf(left) === digits ? left : groupDigits(digits));
  const isSpelt = Number(digits) > 0 && !isTooLarge;

  const take = (input: HTMLInputElement, kind: EditKind) => {
    const expanded = held === null ? expand(input.value) : readSoFar(input.value, expand);
    const caret = expanded === input.value ? (input.selectionStart ?? expanded.length) : expanded.length;
    const edited = afterEdit(shown, { text: expanded, caret }, kind);
    setRefused(edited.text === '' && input.value.trim() !== '');
    // Before React compares: it would put the caret at the end where it finds another text than it draws.
    input.value = edited.text;
    input.setSelectionRange(edited.caret, edited.caret);
    setTyped(null);
    setLeft(edited.text);
    onValueChange(digitsOf(edited.text));
  };
  const hold = ({ value: text }: HTMLInputElement) => {
    setTyped(text);
    setRefused(false);
    onValueChange(digitsOf(readSoFar(text, expand)));
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
          value={shown}
          onChange={({ currentTarget, nativeEvent }) => {
            const event = nativeEvent instanceof InputEvent ? nativeEvent : null;
            const kind = KINDS[event?.inputType ?? ''] ?? 'typed';
            const isPasted = kind === 'pasted';
            // A dictated sentence comes as one.
            const isWhole = isPasted || (kind === 'typed' && isSentence(event));
            const whole = isWhole ? expandOrNot(currentTarget.value) : '';
            // Its digits alone would be another amount, or none: the box stays as it was.
            const isUnread = whole === null || (isWhole && digitsOf(whole) === '');
            if (isUnread) setRefused(true);
            else if (event?.isComposing || (!isPasted && isOpen(currentTarget.value))) hold(currentTarget);
            else take(currentTarget, held === null || isPasted ? kind : 'typed');
          }}
          onBlur={(event) => {
            setTyped(null);
            setLeft('');
            rest.onBlur?.(event);
          }}
          onCompositionEnd={({ currentTarget }) =>
            isOpen(currentTarget.value) ? hold(currentTarget) : take(currentTarget, 'typed')
          }
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
              onClick={() => {
                setRefused(false);
                onValueChange(String(Number(digits) + step.amount));
              }}
            >
              {step.label}
            </Button>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

const isSentence = (event: InputEvent | null): boolean =>
  event?.inputType === 'insertText' && (event.data ?? '').length > 1;

/**
 * What was typed, as it is read so far: neither a stray letter nor a syllable that is not whole yet makes
 * another amount of it.
 */
function readSoFar(text: string, expand: (text: string) => string): string {
  const told = expand(wholeOf(text));
  if (told !== text) return told;
  const begun = text.normalize('NFKC').replace(/\D$/u, '');
  const read = expand(wholeOf(begun));
  return read === begun ? text : read;
}
