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

/** A number of a unit, as it is typed into a field that has both. */
export interface TypedAmount {
  readonly weight: string;
  readonly unit: WeightUnit;
}

/** A weight as it was typed, in the unit it names, else in `unit`; `null` for what is none. */
export function weightOf(text: string, unit: WeightUnit): Milligrams | null {
  const amount = amountOf(text, unit);
  return inUnit(amount.weight, amount.unit);
}

/** A weight as a link carries it, "10돈" or "37.5g": in the unit it was said in. */
export const spellAmount = (text: string, typedIn: WeightUnit): string => {
  const { weight, unit } = amountOf(text, typedIn);
  return `${weight}${unit === 'don' ? '돈' : 'g'}`;
};

/**
 * What such a text stands for, number and unit apart; without a unit it is grams. `null` for what is no
 * weight.
 */
export function parseAmount(text: string): TypedAmount | null {
  const amount = amountOf(text, 'gram');
  return inUnit(amount.weight, amount.unit) === null ? null : amount;
}

function amountOf(text: string, unit: WeightUnit): TypedAmount {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  for (const named of WEIGHT_UNITS) {
    const ending = WEIGHT_ENDINGS[named].find((word) => plain.endsWith(word));
    if (ending !== undefined) return { weight: plain.slice(0, -ending.length).trim(), unit: named };
  }
  return { weight: plain, unit };
}

function inUnit(text: string, unit: WeightUnit): Milligrams | null {
  const value = parseDecimalInput(text);
  if (value === null) return null;
  const weight = unit === 'don' ? fromDon(value) : fromGrams(value);
  // Less than half a milligram rounds to nothing.
  return weight > 0 ? weight : null;
}
