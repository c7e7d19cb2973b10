import type { ReactNode } from 'react';
import type { ExchangeForm } from './exchange-form.ts';
import type { StepErrors } from './form-check.ts';

/** What every step of a request gets. */
export interface StepProps {
  readonly form: ExchangeForm;
  /** What to show: nothing before the first try to go on. */
  readonly errors: StepErrors;
  /** What the gold comes to so far, right below the lines that it is reckoned from. */
  readonly sum: ReactNode;
  readonly onChange: (change: Partial<ExchangeForm>) => void;
}
