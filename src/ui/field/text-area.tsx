import type { ComponentProps } from 'react';
import { FieldFrame, useFieldIds, type FieldText } from './field-frame.tsx';
import styles from './field-frame.module.css';
import { limitWords, type TextLimit } from './text-limit.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'>, FieldText {
  readonly limit?: TextLimit | undefined;
}

/** Grows with its text where the browser can, up to half the screen. */
export function TextArea({
  label,
  mark,
  isLabelHidden,
  hint,
  error,
  limit,
  id: givenId,
  ...rest
}: TextAreaProps) {
  const { count, error: overLimit } = limitWords(String(rest.value ?? ''), limit);
  const shown = error ?? overLimit;
  const { id, noteId, describedBy, isInvalid } = useFieldIds({ label, hint, error: shown }, givenId);
  return (
    <FieldFrame {...{ id, noteId, label, mark, isLabelHidden, hint, error: shown, count }}>
      <div className={styles.control}>
        <textarea
          rows={3}
          {...rest}
          id={id}
          className={styles.input}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
        />
      </div>
    </FieldFrame>
  );
}
