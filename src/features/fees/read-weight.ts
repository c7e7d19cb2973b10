import { spellAmount, weightOf, type WeightUnit } from '#domain/gold/weight-input.ts';
import type { Milligrams } from '#domain/units.ts';

export type WeightInput =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid' }
  /** `amount`: the same in the unit it was said in, "10돈". */
  | { readonly kind: 'weight'; readonly weight: Milligrams; readonly amount: string };

/** What the calculator makes of what was typed; zero, signs, words and exponents are no weight. */
export function readWeight(text: string, unit: WeightUnit): WeightInput {
  if (text.trim() === '') return { kind: 'empty' };
  const weight = weightOf(text, unit);
  return weight === null ? { kind: 'invalid' } : { kind: 'weight', weight, amount: spellAmount(text, unit) };
}
