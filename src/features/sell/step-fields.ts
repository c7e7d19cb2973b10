import type { ListingForm, ListingProblems } from '#domain/product/listing-form.ts';
import { sellText } from '#i18n/ko/sell.ts';

/** What every step of the form works with. */
export interface StepProps {
  readonly form: ListingForm;
  /** Shown once somebody wanted to go on. */
  readonly problems: ListingProblems;
  readonly onChange: (change: Partial<ListingForm>) => void;
}

/** The sentence under a field, or nothing. */
export const problemText = (problem: ListingProblems[keyof ListingProblems]): string | null =>
  problem ? sellText.problem[problem] : null;

/** The same for a field that says by itself when it is too long. */
export const lengthAside = (problem: ListingProblems[keyof ListingProblems]): string | null =>
  problem === 'too_long' ? null : problemText(problem);
