import { fromDon, parseDecimalInput } from '#domain/gold/weight.ts';
import { fromGrams, type Milligrams } from '#domain/units.ts';

export type WeightUnit = 'don' | 'gram';

export type WeightInput =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'weight'; readonly weight: Milligrams };

/** What the calculator makes of what was typed; zero, signs, words and exponents are no weight. */
export function readWeight(text: string, unit: WeightUnit): WeightInput {
  if (text.trim() === '') return { kind: 'empty' };
  const value = parseDecimalInput(text);
  const weight = value === null ? null : unit === 'don' ? fromDon(value) : fromGrams(value);
  // Less than half a milligram rounds to nothing.
  return weight === null || weight <= 0 ? { kind: 'invalid' } : { kind: 'weight', weight };
}
