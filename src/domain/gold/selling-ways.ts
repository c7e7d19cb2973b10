import { fromGrams, milligrams, won, type Milligrams, type Won } from '../units.ts';
import type { Comparables } from './comparable-listings.ts';
import { feeFor } from './fee-rule.ts';
import { FEE_TABLE_DONS, FEE_TABLE_GRAMS, type FeeTable } from './fee-schedule.ts';
import type { GoldPrice } from './gold-price.ts';
import { finenessOf, goldSteps, metalWeightOf, SHARE_STEPS } from './melt-value.ts';
import type { PieceFacts } from './piece-facts.ts';
import { fineGoldRange, worthOf, type GoldRange, type Range } from './value-range.ts';
import { fromDon } from './weight.ts';

/**
 * What somebody has in hand in the end: where the fee has VAT in it already, and where it is put on top. On
 * the gold itself a person who is no business owes none.
 */
export interface InHand {
  readonly vatIncluded: Range<Won>;
  readonly vatAdded: Range<Won>;
}

/** What a store takes for finding out how fine a thing is, where nobody has asked it. */
const USUAL_ANALYSIS = 10_000;
/** What refining an alloy costs at most, in hundredths of its worth. */
const MOST_REFINING = 5;

export interface StoreWay extends InHand {
  /** For the analysis, in the end. */
  readonly fee: Range<Won>;
  readonly refining: number;
}

/** Sold at a store by its 팔 때 price; `named` is the fee that a store has told, if one was asked. */
export function soldAtStore(
  piece: PieceFacts,
  gold: GoldRange,
  { sellPerGram }: Pick<GoldPrice, 'sellPerGram'>,
  named: Won | null,
): StoreWay {
  const worth = worthOf(gold, sellPerGram);
  const usual = { low: won(0), high: won(isTakenAsItIs(piece, gold) ? 0 : USUAL_ANALYSIS) };
  const fee = named === null ? usual : { low: named, high: named };
  const refining = isPure(piece) ? 0 : MOST_REFINING;
  const least = (worth.low * (100 - refining)) / 100;
  return { ...inHand({ low: least, high: worth.high }, fee), fee, refining };
}

/** By its stamp, or by a paper, whatever is stamped or is not. */
const isPure = (piece: PieceFacts): boolean => piece.purity === '24K' || finenessOf(piece) === 1;

/** Pure gold with a Korean mark or a paper, and without solder, needs no analysis. */
const isTakenAsItIs = ({ purity, solder }: PieceFacts, { assumptions }: GoldRange): boolean =>
  assumptions.includes('certificate') ||
  (assumptions.includes('korean_stamp') && purity === '24K' && solder === 'without');

/** Sold to another member, at what the like of it is offered for: no fee, and no VAT between two persons. */
export const soldToMember = (gold: GoldRange, { perGram }: Comparables): Range<Won> => ({
  low: won((perGram.low * gold.weight.low) / 1000),
  high: won((perGram.high * gold.weight.high) / 1000),
});

export interface ExchangeWay extends InHand {
  readonly bar: Milligrams;
  readonly fee: Won;
  /** Gold that is left beside the bar, paid out by the 팔 때 price; what is missing is bought by the 살 때 price. */
  readonly left: Range<Milligrams>;
  /** What the same bar costs at the 살 때 price, in which VAT is. */
  readonly newBar: { readonly withVat: Won; readonly withoutVat: Won };
}

const BAR_SIZES: readonly Milligrams[] = [...FEE_TABLE_GRAMS.map(fromGrams), ...FEE_TABLE_DONS.map(fromDon)];

/**
 * Exchanged for the largest bar of the fee guide that the gold is enough for, by what stands on the piece; where
 * its stones were not weighed, by what is sure. `null` where it is enough for none.
 */
export function exchangedForBar(
  piece: PieceFacts,
  gold: GoldRange,
  { sellPerGram, buyPerGram }: Pick<GoldPrice, 'sellPerGram' | 'buyPerGram'>,
  table: FeeTable,
): ExchangeWay | null {
  const fine = fineGoldRange(gold);
  const stated = goldSteps(metalWeightOf(piece) ?? 0, finenessOf(piece) ?? 0) / SHARE_STEPS;
  const said = milligrams(stated) || fine.low;
  const fitting = BAR_SIZES.flatMap((bar) => {
    const fee = bar <= said ? feeFor(table, bar) : null;
    return fee === null ? [] : [{ bar, fee }];
  });
  const best = fitting.toSorted((a, b) => b.bar - a.bar)[0];
  if (!best) return null;
  const { bar, fee } = best;
  const left = { low: milligrams(fine.low - bar), high: milligrams(fine.high - bar) };
  const worth = worthOf(gold, sellPerGram);
  const bought = (missing: number) => (Math.min(0, missing) * (buyPerGram - sellPerGram)) / 1000;
  const priceOfBar = (bar * buyPerGram) / 1000;
  return {
    bar,
    fee,
    left,
    ...inHand(
      { low: worth.low + bought(left.low), high: worth.high + bought(left.high) },
      { low: fee, high: fee },
    ),
    newBar: { withVat: won(priceOfBar), withoutVat: won((priceOfBar * 10) / 11) },
  };
}

const inHand = (worth: Range<number>, fee: Range<number>): InHand => ({
  vatIncluded: after(worth, fee.low, fee.high),
  vatAdded: after(worth, (fee.low * 11) / 10, (fee.high * 11) / 10),
});

const after = (worth: Range<number>, least: number, most: number): Range<Won> => ({
  low: won(Math.max(0, worth.low - most)),
  high: won(Math.max(0, worth.high - least)),
});
