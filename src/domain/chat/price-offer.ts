import { formatWon } from '../format/format-won.ts';
import { err, ok, type Result } from '../result.ts';
import { won, type Millis, type Won } from '../units.ts';

/** What a listing may cost is what may be offered for it. */
export const OFFER_LIMITS = { min: 1_000, max: 100_000_000_000 } as const;

/** After this long without being sent a price may no longer be meant, and its writer is asked. */
export const OFFER_MEANT_FOR_MS = 12 * 60 * 60_000;

export type OfferProblem = 'missing' | 'not_a_number' | 'too_small' | 'too_large';

/** The price that was typed, with or without separators. */
export function offerOf(text: string): Result<Won, OfferProblem> {
  const digits = text.normalize('NFKC').replaceAll(/[,\s원]/g, '');
  if (digits === '') return err('missing');
  if (!/^\d{1,15}$/.test(digits)) return err('not_a_number');
  const price = Number(digits);
  if (price < OFFER_LIMITS.min) return err('too_small');
  return price > OFFER_LIMITS.max ? err('too_large') : ok(won(price));
}

/** A number out of a document as an offered price, or `null`. */
export const parseOffer = (value: unknown): Won | null =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= OFFER_LIMITS.min &&
  value <= OFFER_LIMITS.max
    ? won(value)
    : null;

/** What the list of rooms, a push and an app that knows no offers show of one. */
export const offerText = (price: Won): string => `[가격 제안] ${formatWon(price)}`;

/**
 * Whether a price that was last meant at `meantAt` must be asked about; a clock that was set back makes it no
 * older.
 */
export const isOfferStale = (meantAt: Millis, now: Millis): boolean => now - meantAt > OFFER_MEANT_FOR_MS;
