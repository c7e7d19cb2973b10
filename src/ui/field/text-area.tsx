import type { ComponentProps } from 'react';
import { FieldFrame, useFieldIds, type FieldText } from './field-frame.tsx';
import styles from './field-frame.module.css';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'>, FieldText {}

/** Grows with its text where the browser can, up to half the screen. */
export function TextArea({ label, mark, isLabelHidden, hint, error, id: givenId, ...rest }: TextAreaProps) {
  const { id, noteId, describedBy, isInvalid } = useFieldIds({ label, hint, error }, givenId);
  return (
    <FieldFrame {...{ id, noteId, label, mark, isLabelHidden, hint, error }}>
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
