import { MOST_PRICE_MARKS } from '#domain/product/price-history.ts';
import { DAY_MS } from '#domain/time/seoul.ts';

/** A price, and a moment at which it held. */
export interface PriceMark {
  readonly price: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** That a price has become lower than any before it. */
export interface PriceFall {
  readonly from: number;
  readonly to: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * What a change of price says: what held until it, and what holds since. Where the clocks of the two states
 * disagree, the price before held before.
 */
export const marksOfChange = (before: PriceMark | null, after: PriceMark | null): readonly PriceMark[] => [
  ...(before ? [after ? { ...before, at: Math.min(before.at, after.at - 1) } : before] : []),
  ...(after ? [after] : []),
];

/**
 * The history with these marks in it, in order of time: the newest, and the lowest price there ever was, which
 * dearer ones do not push out. Events come in any order and more than once: what is kept of some of them and
 * then of others is what would be kept of all, so nothing is left out here by what stands beside it.
 */
export function withMarks(history: readonly PriceMark[], marks: readonly PriceMark[]): readonly PriceMark[] {
  const ordered = [...history, ...marks].toSorted((a, b) => a.at - b.at || b.price - a.price);
  const known = [...new Map(ordered.map((mark) => [mark.at, mark])).values()];
  const lowest = known.toSorted((a, b) => a.price - b.price)[0];
  const newest = known.slice(-MOST_PRICE_MARKS);
  return lowest === undefined || newest.includes(lowest) ? newest : [lowest, ...newest];
}

/** Whether a price is below every one before it: going up and down again makes nothing cheaper. */
export function isLowest(history: readonly PriceMark[], { price, at }: PriceMark): boolean {
  const earlier = history.filter((mark) => mark.at < at);
  return earlier.length > 0 && earlier.every((mark) => mark.price > price);
}

/** The fall that the newest price is, `null` where it is none, or one of those that tell nobody any more. */
export function newestFall(history: readonly PriceMark[]): PriceFall | null {
  const newest = history.at(-1);
  const before = history.findLast(({ price }) => price !== newest?.price);
  if (!newest || !before) return null;
  const since = history.find(({ price, at }) => at > before.at && price === newest.price) ?? newest;
  if (!isLowest(history, since) || isRestless(history, since.at)) return null;
  return { from: before.price, to: since.price, at: since.at };
}

/** Two for each change. Less than half of what is kept, so that marks of the last day are not pushed out. */
const MOST_TOLD_IN_A_DAY = 20;

/**
 * Whether a price has been turned so often within a day that it tells nobody anything any more: each fall has
 * all looked for who waits for it, and whoever sells may edit as often as they like.
 */
export const isRestless = (history: readonly PriceMark[], at: number): boolean =>
  history.filter((mark) => mark.at > at - DAY_MS && mark.at < at).length > MOST_TOLD_IN_A_DAY;
