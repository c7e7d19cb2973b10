import type { Product, Purity } from '../product/product.ts';
import { err, ok, type Result } from '../result.ts';
import { milligrams, won, type Milligrams, type Won } from '../units.ts';

/** What a calculation about gold needs to know of a thing. */
export type GoldContent = Pick<Product, 'purity' | 'fineness' | 'weight' | 'hasStones' | 'stoneWeight'>;

/** From here on gold is traded as pure. */
const PURE_FROM = 0.999;

const FINENESS_OF: Readonly<Record<Exclude<Purity, 'unknown'>, number>> = {
  '24K': 1,
  '22K': 0.916,
  '18K': 0.75,
  '14K': 0.585,
  '10K': 0.417,
};

/**
 * The share of gold by weight, 0–1, or `null` where nobody knows; a certificate's word goes before the stamp.
 */
export function finenessOf({ purity, fineness }: Pick<GoldContent, 'purity' | 'fineness'>): number | null {
  if (fineness !== undefined && fineness > 0 && fineness <= 1) return fineness >= PURE_FROM ? 1 : fineness;
  return purity === 'unknown' ? null : FINENESS_OF[purity];
}

/** Steps of a share of gold in the whole: nobody writes one finer. */
export const SHARE_STEPS = 100_000;

/** Gold in a weight, in parts of `SHARE_STEPS`: whole numbers, of which a half is a half. 0.585 is no float. */
export const goldSteps = (weight: number, fineness: number): number =>
  weight * Math.round(fineness * SHARE_STEPS);

/** Weight without stones, or `null` where stones were not weighed. */
export function metalWeightOf(thing: Omit<GoldContent, 'purity' | 'fineness'>): Milligrams | null {
  if (!thing.hasStones) return thing.weight;
  return thing.stoneWeight === undefined ? null : milligrams(Math.max(0, thing.weight - thing.stoneWeight));
}

/** Why the gold in a thing cannot be valued. */
export type MeltUnknown = 'unknown_purity' | 'stones_without_weight';

/** The value of the gold in a thing at a price of 24K per gram, rounded once, to whole won. */
export function meltValueOf(thing: GoldContent, perGram: Won): Result<Won, MeltUnknown> {
  const fineness = finenessOf(thing);
  if (fineness === null) return err('unknown_purity');
  const weight = metalWeightOf(thing);
  if (weight === null) return err('stones_without_weight');
  return ok(won((goldSteps(weight, fineness) * perGram) / (SHARE_STEPS * 1000)));
}

/** Asking price per gram of metal, or `null` without a weight to divide by. */
export function pricePerGramOf(
  thing: Omit<GoldContent, 'purity' | 'fineness'> & Pick<Product, 'price'>,
): Won | null {
  // Stones that were not weighed stay in: the seller's own weight is the best there is.
  const weight = metalWeightOf(thing) ?? thing.weight;
  return weight > 0 ? won((thing.price * 1000) / weight) : null;
}
