import { holdsAccountNumber } from './account-number.ts';
import { asksForAdvancePayment } from './advance-payment.ts';

/** What the safety banner reacts to; it is worked out on the reader's device, no server reads the message. */
export type SafetyConcern = 'account_number' | 'advance_payment';

/**
 * Why a message deserves the safety warning, or `null`; errs towards silence on prices, phones, dates and
 * weights.
 */
export function safetyConcernOf(raw: string): SafetyConcern | null {
  const text = readable(raw);
  if (asksForAdvancePayment(text)) return 'advance_payment';
  return holdsAccountNumber(text) ? 'account_number' : null;
}

/** Full-width and circled digits become plain ones, and characters that only break up words disappear. */
const readable = (raw: string): string =>
  raw.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
