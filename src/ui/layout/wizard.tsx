import type { ReactNode, RefObject } from 'react';
import { Button } from '../action/button.tsx';
import { Stepper } from '../display/stepper.tsx';
import { useStepsOnBack } from '../overlay/use-steps-on-back.ts';
import { StickyBar } from './sticky-bar.tsx';
import styles from './wizard.module.css';

export interface WizardProps {
  readonly steps: readonly string[];
  /** Index of the step one is at. */
  readonly current: number;
  readonly words: {
    readonly stepper: string;
    /** Read after a finished step's name. */
    readonly done: string;
    readonly previous: string;
    readonly forward: string;
  };
  /** Where a new step begins, if not at a heading of its own; see `useStepBeginning`. */
  readonly head?: RefObject<HTMLDivElement | null>;
  readonly isBusy: boolean;
  /** Asked for by the button, or by Back; the step to go back to. */
  readonly onBack: (step: number) => void;
  /** Left out inside a form, which the button then submits. */
  readonly onForward?: () => void;
  readonly children: ReactNode;
}

/** A form in steps: which there are, the open one, and the ways on and back. */
export function Wizard({ steps, current, words, head, isBusy, onBack, onForward, children }: WizardProps) {
  useStepsOnBack(current, onBack);
  return (
    <>
      <div className={styles.head} {...(head ? { ref: head, tabIndex: -1 } : {})}>
        <Stepper label={words.stepper} steps={steps} current={current} doneLabel={words.done} />
      </div>
      {children}
      <StickyBar
        leading={
          current === 0 ? null : (
            <Button variant="secondary" size="large" onClick={() => onBack(current - 1)}>
              {words.previous}
            </Button>
          )
        }
      >
        <Button
          type={onForward ? 'button' : 'submit'}
          size="large"
          isFullWidth
          isLoading={isBusy}
          onClick={onForward}
        >
          {words.forward}
        </Button>
      </StickyBar>
    </>
  );
}
