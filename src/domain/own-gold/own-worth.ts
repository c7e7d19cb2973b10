import { goldRangeOf, worthOf, type Range, type RangeUnknown } from '../gold/value-range.ts';
import { dateOf } from '../gold/price-span.ts';
import type { PricePoint } from '../gold/price-year.ts';
import { ok, type Result } from '../result.ts';
import { won, type Won } from '../units.ts';
import type { OwnPiece } from './own-piece.ts';

/** What a piece would bring, by one day's 팔 때 price. */
export function worthOfPiece(piece: OwnPiece, sellPerGram: Won): Result<Range<Won>, RangeUnknown> {
  const gold = goldRangeOf(piece);
  return gold.ok ? ok(worthOf(gold.value, sellPerGram)) : gold;
}

export interface OwnTotal {
  readonly worth: Range<Won>;
  /** How many pieces are in it, and how many are not since nobody knows how fine they are. */
  readonly valued: number;
  readonly unvalued: number;
  /** Against what was paid, over the pieces of which both are known; `null` where there is none. */
  readonly gain: (Range<Won> & { readonly paid: Won; readonly pieces: number }) | null;
}

export function totalOf(pieces: readonly OwnPiece[], sellPerGram: Won): OwnTotal {
  const known = pieces.flatMap((piece) => {
    const worth = worthOfPiece(piece, sellPerGram);
    return worth.ok ? [{ worth: worth.value, paid: piece.paid }] : [];
  });
  const bought = known.flatMap(({ worth, paid }) => (paid === null ? [] : [{ worth, paid }]));
  const paid = bought.reduce((sum, piece) => sum + piece.paid, 0);
  const [all, ofBought] = [sumOf(known), sumOf(bought)];
  return {
    worth: all,
    valued: known.length,
    unvalued: pieces.length - known.length,
    gain:
      bought.length === 0
        ? null
        : {
            low: won(ofBought.low - paid),
            high: won(ofBought.high - paid),
            paid: won(paid),
            pieces: bought.length,
          },
  };
}

/** What the pieces of today were worth on each of the given days. */
export const worthOverTime = (pieces: readonly OwnPiece[], prices: readonly PricePoint[]) =>
  prices.map((point) => ({ date: dateOf(point), ...totalOf(pieces, point.sellPerGram).worth }));

const sumOf = (pieces: readonly { readonly worth: Range<Won> }[]): Range<Won> => ({
  low: won(pieces.reduce((sum, { worth }) => sum + worth.low, 0)),
  high: won(pieces.reduce((sum, { worth }) => sum + worth.high, 0)),
});
