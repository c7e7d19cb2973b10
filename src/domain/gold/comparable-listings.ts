import type { Product } from '../product/product.ts';
import { millis, won, type Millis, type Won } from '../units.ts';
import { areAsFine } from './fineness.ts';
import { finenessOf, metalWeightOf, type GoldContent } from './melt-value.ts';
import type { PieceFacts } from './piece-facts.ts';
import type { Range } from './value-range.ts';

/** What others ask for the like of a piece, as far as this device has seen it. */
export interface Comparables {
  /** Asking prices per gram of metal: the middle half of them. */
  readonly perGram: Range<Won>;
  readonly count: number;
  /** When the newest of them was put up. */
  readonly newestAt: Millis;
  /** Of the same kind, not of the same purity alone. */
  readonly isSameKind: boolean;
}

/** Fewer say nothing. */
export const LEAST_COMPARABLES = 3;

/** Listings of the same purity and of half to double the weight; of the same kind, where there are enough. */
export function comparablesOf(
  piece: PieceFacts & Pick<Product, 'category'>,
  listings: readonly Product[],
): Comparables | null {
  const weight = metalWeightOf(piece) ?? piece.weight;
  const alike = listings.flatMap((listing) => {
    const metal = metalWeightOf(listing);
    const isAlike =
      metal !== null &&
      metal > 0 &&
      metal * 2 >= weight &&
      metal <= weight * 2 &&
      isSamePurity(listing, piece) &&
      listing.status !== 'hidden';
    return isAlike ? [{ ...listing, perGram: (listing.price * 1000) / metal }] : [];
  });
  const ofKind = alike.filter(({ category }) => category === piece.category);
  const isSameKind = ofKind.length >= LEAST_COMPARABLES;
  const chosen = isSameKind ? ofKind : alike;
  if (chosen.length < LEAST_COMPARABLES) return null;
  const prices = chosen.map(({ perGram }) => perGram).toSorted((a, b) => a - b);
  return {
    perGram: { low: won(quantile(prices, 0.25)), high: won(quantile(prices, 0.75)) },
    count: chosen.length,
    newestAt: millis(Math.max(...chosen.map(({ createdAt }) => createdAt))),
    isSameKind,
  };
}

type Purity = Pick<GoldContent, 'purity' | 'fineness'>;

/** What nobody has stamped is as pure as its certificate says; without one it is like nothing. */
function isSamePurity(one: Purity, other: Purity): boolean {
  if (one.purity !== 'unknown' && other.purity !== 'unknown') return one.purity === other.purity;
  const [fineness, otherFineness] = [finenessOf(one), finenessOf(other)];
  return fineness !== null && otherFineness !== null && areAsFine(fineness, otherFineness);
}

/** Between the two nearest of a list that is sorted and not empty. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
