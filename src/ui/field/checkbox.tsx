import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldNote, useFieldIds } from './field-frame.tsx';
import styles from './choice.module.css';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'onChange' | 'checked'
> {
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly error?: string | null | undefined;
  readonly isChecked: boolean;
  readonly onCheckedChange: (isChecked: boolean) => void;
}

export function Checkbox({
  label,
  detail,
  error,
  isChecked,
  onCheckedChange,
  id: givenId,
  ...rest
}: CheckboxProps) {
  const { id, noteId, describedBy, isInvalid } = useFieldIds({ label: '', error }, givenId);
  return (
    <div>
      <label className={styles.choice} htmlFor={id}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={classNames(styles.box, styles.checkbox)}
          checked={isChecked}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
        />
        <span className={styles.words}>
          <span>{label}</span>
          {detail ? <span className={styles.detail}>{detail}</span> : null}
        </span>
      </label>
      <FieldNote id={noteId} error={error} />
    </div>
  );
}
