import Check from 'lucide-react/icons/check';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './stepper.module.css';

export interface StepperProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step one is at; `steps.length` when all are done. */
  readonly current: number;
  /** Read after a finished step's name, e.g. "완료". */
  readonly doneLabel: string;
}

export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol className={styles.stepper} aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index < current;
        const isCurrent = index === current;
        return (
          <li
            key={step}
            className={classNames(styles.step, isDone && styles.done, isCurrent && styles.current)}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              {isDone ? <Check size={16} /> : index + 1}
            </span>
            <span>
              {step}
              {isDone ? <VisuallyHidden> {doneLabel}</VisuallyHidden> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
