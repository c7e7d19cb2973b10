import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import styles from './field-frame.module.css';

export interface FieldText {
  readonly label: string;
  /** Shown beside the label, e.g. "선택". */
  readonly mark?: string | undefined;
  /** The label is read but not drawn, where the place already says it. */
  readonly isLabelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  /** Takes the hint's place and marks the control invalid. */
  readonly error?: string | null | undefined;
}

export interface FieldIds {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

export function useFieldIds(text: FieldText, givenId?: string): FieldIds & { readonly noteId: string } {
  const generated = useId();
  const id = givenId ?? generated;
  const noteId = `${id}-note`;
  const isInvalid = Boolean(text.error);
  return { id, noteId, isInvalid, describedBy: isInvalid || text.hint ? noteId : undefined };
}

interface FieldFrameProps extends FieldText {
  readonly id: string;
  readonly noteId: string;
  /** How far a limit is used, beside the hint. */
  readonly count?: string | null | undefined;
  readonly children: ReactNode;
}

/** Label above, control, and below it either the hint or the error. */
export function FieldFrame({
  id,
  noteId,
  label,
  mark,
  isLabelHidden = false,
  hint,
  error,
  count,
  children,
}: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? undefined : styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {mark && !isLabelHidden ? <span className={styles.mark}>{mark}</span> : null}
      </label>
      {children}
      <FieldNote id={noteId} hint={hint} error={error} />
      {count ? <p className={`${styles.count} tabular`}>{count}</p> : null}
    </div>
  );
}

/** The note is a live region, so that an error that appears later is heard. */
export function FieldNote({ id, hint, error }: { readonly id: string } & Pick<FieldText, 'hint' | 'error'>) {
  return (
    <div aria-live="polite">
      {error ? (
        <p id={id} className={styles.error}>
          <CircleAlert size={14} aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : hint ? (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
