import type { Purity } from '../product/product.ts';
import { err, ok, type Result } from '../result.ts';
import { finenessOf } from './melt-value.ts';
import { parseDecimalInput } from './weight.ts';

/** Gold is not traded below this; what is typed below it is carats, percent or a slip. */
const LEAST_PER_MILLE = 300;
/** How far a certificate's word lies from the stamp at most, in hundredths of a per mille: 755 is 18K, 995 is 24K. */
const TOLERANCE = 2_000;

export type FinenessProblem = 'not_fineness' | 'not_of_purity';

/**
 * A fineness typed per mille as certificates print it, such as `999.9`, as a share of 1 in steps of 0.00001.
 */
export function parsePerMille(text: string): Result<number, 'not_fineness'> {
  const perMille = parseDecimalInput(text.normalize('NFKC').trimEnd().replace(/‰$/, ''));
  if (perMille === null || perMille < LEAST_PER_MILLE || perMille > 1000) return err('not_fineness');
  return ok(Math.round(perMille * 100) / 100_000);
}

/** `999.9` of 0.9999, at most two decimals. */
export const formatPerMille = (fineness: number): string => String(Math.round(fineness * 100_000) / 100);

/**
 * Whether a certificate may say this of a thing with that stamp: the other way round it would be priced as
 * what it is not.
 */
export function agreesWithStamp(fineness: number, purity: Purity): boolean {
  const stamped = finenessOf({ purity });
  return stamped === null || areAsFine(fineness, stamped);
}

/** Whether two shares of gold are told apart by no stamp. */
export const areAsFine = (one: number, other: number): boolean =>
  // In whole steps, since the difference of two shares is a little more or less than what was typed.
  Math.round(Math.abs(one - other) * 100_000) <= TOLERANCE;
