import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, useFieldIds, type FieldText } from './field-frame.tsx';
import styles from './field-frame.module.css';
import { limitWords, type TextLimit } from './text-limit.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'>, FieldText {
  readonly limit?: TextLimit | undefined;
  /** Inside the box before the text: an icon. */
  readonly leading?: ReactNode;
  /** Inside the box after the text: a unit, or an `IconButton` such as "show password". */
  readonly trailing?: ReactNode;
}

export function TextField({
  label,
  mark,
  isLabelHidden,
  hint,
  error,
  leading,
  trailing,
  limit,
  id: givenId,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const { count, error: overLimit } = limitWords(String(rest.value ?? ''), limit);
  const shown = error ?? overLimit;
  const { id, noteId, describedBy, isInvalid } = useFieldIds({ label, hint, error: shown }, givenId);
  return (
    <FieldFrame {...{ id, noteId, label, mark, isLabelHidden, hint, error: shown, count }}>
      <div className={styles.control}>
        {leading ? <span className={styles.adornment}>{leading}</span> : null}
        <input
          {...rest}
          id={id}
          type={type}
          className={styles.input}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
        />
        {trailing ? <span className={styles.adornment}>{trailing}</span> : null}
      </div>
    </FieldFrame>
  );
}
