import { groupThousands } from '../format/format-won.ts';
import { milligrams, toGrams, type Milligrams } from '../units.ts';

/** One don (돈) is 3.75 g. */
export const MILLIGRAMS_PER_DON = 3_750;

/** A weight typed in don, rounded to whole milligrams (grams to 3 decimals). */
export const fromDon = (don: number): Milligrams => milligrams(don * MILLIGRAMS_PER_DON);

/** A weight in don, rounded to 2 decimals. */
export const toDon = (weight: Milligrams): number => hundredthsOfDon(weight) / 100;

/**
 * A weight in whole hundredths of a don: what fees are compared in, so that no fraction decides over money.
 */
export const hundredthsOfDon = (weight: Milligrams): number =>
  Math.round((weight * 100) / MILLIGRAMS_PER_DON);

/**
 * A positive decimal as people type it, or `null`: a comma is a decimal separator ("3,75"), full-width digits
 * count as digits, ends are trimmed. Exponents, signs, several separators, words and zero are no weight.
 */
export function parseDecimalInput(text: string): number | null {
  const plain = text.normalize('NFKC').trim().replace(',', '.');
  if (!/^(?:\d{1,12}(?:\.\d{0,12})?|\.\d{1,12})$/.test(plain)) return null;
  const value = Number(plain);
  return value > 0 ? value : null;
}

/** `3.75g (1돈)`. */
export const formatWeight = (weight: Milligrams): string => `${formatGrams(weight)} (${formatDon(weight)})`;

/** `3.75g`, at most three decimals. */
export const formatGrams = (weight: Milligrams): string => `${formatDecimal(toGrams(weight), 3)}g`;

/** `1돈`, at most two decimals. */
export const formatDon = (weight: Milligrams): string => `${formatDecimal(toDon(weight), 2)}돈`;

/** Thousands separated, no zeros at the end. */
function formatDecimal(value: number, decimals: number): string {
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const digits = fraction.replace(/0{1,3}$/, '');
  const sign = value < 0 ? '-' : '';
  return `${sign}${groupThousands(Number(whole))}${digits === '' ? '' : `.${digits}`}`;
}
