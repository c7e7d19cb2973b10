import type { Purity } from '../product/product.ts';
import { err, ok, type Result } from '../result.ts';
import { milligrams, won, type Milligrams, type Won } from '../units.ts';
import { finenessOf, goldSteps, SHARE_STEPS } from './melt-value.ts';
import type { PieceFacts, Stamp } from './piece-facts.ts';

export interface Range<Unit extends number> {
  readonly low: Unit;
  readonly high: Unit;
}

/**
 * What widens a value, in the order in which it is said. `docs/honest-value.md` has the figure and the source
 * of each, `i18n/ko/honest-value.ts` its words.
 */
export type Assumption =
  | 'certificate'
  | 'korean_stamp'
  | 'foreign_stamp'
  | 'no_stamp'
  | 'stamp_unstated'
  | 'soldered'
  | 'maybe_soldered'
  | 'stones_weighed'
  | 'stones_guessed'
  | 'scale_store'
  | 'scale_home'
  | 'scale_label';

/** The gold in a piece as far as it is known without melting it. */
export interface GoldRange {
  /** Metal without stones. */
  readonly weight: Range<Milligrams>;
  /** Share of gold, 0–1, in steps of 0.00001. */
  readonly fineness: Range<number>;
  readonly assumptions: readonly Assumption[];
}

/** Hundredths of a per mille that a mark may promise too much. */
const STAMP_SHORTFALL: Readonly<Record<Stamp, number>> = {
  hallmark: 300,
  taegeuk: 300,
  geom: 300,
  geum: 300,
  foreign: 300,
  none: 1_600,
  unstated: 1_600,
};
/** Hundredths of a per mille that solder may take, and what it takes at least where there is some. */
const SOLDER_SHORTFALL = { most: 500, least: 200 };
/** The share of a piece that stones of unknown weight may be, in hundredths. */
const UNWEIGHED_STONES = 20;
/** Foreign marks count in 24ths: 14K is 583.3, not 585. */
const KARATS: Readonly<Record<Exclude<Purity, 'unknown'>, number>> = {
  '24K': 24,
  '22K': 22,
  '18K': 18,
  '14K': 14,
  '10K': 10,
};

export type RangeUnknown = 'unknown_purity';

/** How heavy and how fine a piece is at least and at most; stones without a weight only widen it. */
export function goldRangeOf(piece: PieceFacts): Result<GoldRange, RangeUnknown> {
  const fineness = finenessRange(piece);
  if (fineness === null) return err('unknown_purity');
  const assumptions = [...finenessAssumptions(piece), ...weightAssumptions(piece)];
  return ok({ weight: weightRange(piece), fineness, assumptions });
}

/** What the gold is worth at a price of 24K per gram, each end rounded once. */
export const worthOf = (gold: Pick<GoldRange, 'weight' | 'fineness'>, perGram: Won): Range<Won> => ({
  low: won((goldSteps(gold.weight.low, gold.fineness.low) * perGram) / (SHARE_STEPS * 1000)),
  high: won((goldSteps(gold.weight.high, gold.fineness.high) * perGram) / (SHARE_STEPS * 1000)),
});

/** Pure gold in a piece. */
export const fineGoldRange = ({ weight, fineness }: Pick<GoldRange, 'weight' | 'fineness'>) => ({
  low: milligrams(goldSteps(weight.low, fineness.low) / SHARE_STEPS),
  high: milligrams(goldSteps(weight.high, fineness.high) / SHARE_STEPS),
});

function finenessRange(piece: PieceFacts): Range<number> | null {
  const nominal = finenessOf(piece);
  if (nominal === null) return null;
  if (isCertified(piece)) return { low: nominal, high: nominal };
  const stated = hundredthsOfPerMille(nominal);
  const promised =
    piece.stamp === 'foreign' && piece.purity !== 'unknown'
      ? Math.min(stated, Math.floor((KARATS[piece.purity] * 100_000) / 24))
      : stated;
  const solder = {
    low: piece.solder === 'without' ? 0 : SOLDER_SHORTFALL.most,
    high: piece.solder === 'with' ? SOLDER_SHORTFALL.least : 0,
  };
  return {
    low: (promised - STAMP_SHORTFALL[piece.stamp] - solder.low) / 100_000,
    high: (stated - solder.high) / 100_000,
  };
}

function weightRange({ weight, hasStones, stoneWeight, scale }: PieceFacts): Range<Milligrams> {
  const off = toleranceOf(weight, scale, hasStones);
  const [least, most] = [Math.max(0, weight - off), weight + off];
  if (!hasStones) return { low: milligrams(least), high: milligrams(most) };
  if (stoneWeight === undefined) {
    return { low: milligrams((least * (100 - UNWEIGHED_STONES)) / 100), high: milligrams(most) };
  }
  // What is printed on a thing allows for both at once; a scale errs at each weighing.
  const stonesOff = scale === 'label' ? 0 : toleranceOf(stoneWeight, scale, hasStones);
  return {
    low: milligrams(Math.max(0, least - stoneWeight - stonesOff)),
    high: milligrams(Math.max(0, most - Math.max(0, stoneWeight - stonesOff))),
  };
}

/** Milligrams by which a weight may be off. */
function toleranceOf(weight: Milligrams, scale: PieceFacts['scale'], hasStones: boolean): number {
  if (scale === 'label') return Math.round((weight * (hasStones ? 3 : 1)) / 1000);
  const interval = scale === 'store' ? 10 : 100;
  // OIML R 76-1, class II in service: one, two or three intervals, by how many of them the load is.
  const intervals = weight / interval;
  return interval * (intervals <= 5_000 ? 1 : intervals <= 20_000 ? 2 : 3);
}

const isCertified = ({ fineness }: PieceFacts): boolean =>
  fineness !== undefined && fineness > 0 && fineness <= 1;

const hundredthsOfPerMille = (fineness: number): number => Math.round(fineness * 100_000);

function finenessAssumptions(piece: PieceFacts): readonly Assumption[] {
  if (isCertified(piece)) return ['certificate'];
  const solder = { without: [], with: ['soldered'], unsure: ['maybe_soldered'] } as const;
  return [STAMP_ASSUMPTION[piece.stamp], ...solder[piece.solder]];
}

const STAMP_ASSUMPTION: Readonly<Record<Stamp, Assumption>> = {
  hallmark: 'korean_stamp',
  taegeuk: 'korean_stamp',
  geom: 'korean_stamp',
  geum: 'korean_stamp',
  foreign: 'foreign_stamp',
  none: 'no_stamp',
  unstated: 'stamp_unstated',
};

function weightAssumptions({ hasStones, stoneWeight, scale }: PieceFacts): readonly Assumption[] {
  const stones = stoneWeight === undefined ? 'stones_guessed' : 'stones_weighed';
  return [...(hasStones ? ([stones] as const) : []), `scale_${scale}`];
}
