import { Button } from '#ui/action/button.tsx';
import styles from './desk.module.css';

export interface PageTurnerProps {
  readonly firstLabel: string;
  readonly nextLabel: string;
  readonly isFirst: boolean;
  /** Left out on the last page. */
  readonly onNext?: (() => void) | undefined;
  readonly onFirst: () => void;
}

/** However long a list of the desk is, the last of it can be reached. */
export function PageTurner({ firstLabel, nextLabel, isFirst, onNext, onFirst }: PageTurnerProps) {
  if (isFirst && onNext === undefined) return null;
  return (
    <div className={styles.pages}>
      {isFirst ? null : (
        <Button variant="secondary" size="small" onClick={onFirst}>
          {firstLabel}
        </Button>
      )}
      {onNext === undefined ? null : (
        <Button variant="secondary" size="small" onClick={onNext}>
          {nextLabel}
        </Button>
      )}
    </div>
  );
}
