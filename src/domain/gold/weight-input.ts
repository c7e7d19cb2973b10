import { fromGrams, type Milligrams } from '../units.ts';
import { fromDon, parseDecimalInput } from './weight.ts';

export const WEIGHT_UNITS = ['gram', 'don'] as const;
/** What a weight is typed in. */
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** How people end a weight when they write its unit along: "2돈", "7.5 g". */
export const WEIGHT_ENDINGS: Readonly<Record<WeightUnit, readonly string[]>> = {
  gram: ['그램', '그람', 'g'],
  don: ['돈'],
};

/** A weight as it was typed, in the unit it names, else in `unit`; `null` for what is none. */
export function weightOf(text: string, unit: WeightUnit): Milligrams | null {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  for (const named of WEIGHT_UNITS) {
    const ending = WEIGHT_ENDINGS[named].find((word) => plain.endsWith(word));
    if (ending !== undefined) return inUnit(plain.slice(0, -ending.length), named);
  }
  return inUnit(plain, unit);
}

function inUnit(text: string, unit: WeightUnit): Milligrams | null {
  const value = parseDecimalInput(text);
  if (value === null) return null;
  const weight = unit === 'don' ? fromDon(value) : fromGrams(value);
  // Less than half a milligram rounds to nothing.
  return weight > 0 ? weight : null;
}
