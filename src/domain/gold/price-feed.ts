import { dayNumberOfDate } from '../time/seoul.ts';
import { won } from '../units.ts';
import type { GoldPrice } from './gold-price.ts';
import { refusalOfPrice, type PriceEdit } from './price-edit.ts';

const GRAMS_PER_DON = 3.75;

/**
 * What a feed says, in won: `{"date": "2026-03-11", "buyPerGram": 228000, "sellPerGram": 214400}`, or
 * `buyPerDon` and `sellPerDon`, which are divided here and rounded once. A figure may be a text with
 * separators. `null` for anything else: a feed that has changed its words says nothing.
 */
export function parsePriceFeed(text: string, source: string): PriceEdit | null {
  const said = fieldsOf(text);
  const date = said['date'];
  if (typeof date !== 'string' || dayNumberOfDate(date) === null) return null;
  const [buy, sell] = [perGram(said, 'buy'), perGram(said, 'sell')];
  if (buy === null || sell === null) return null;
  return { date, buyPerGram: won(buy), sellPerGram: won(sell), source };
}

export const FEED_REFUSALS = [
  /** Not a price that the desk could set either. */
  'not_a_price',
  /** Further from the last price than is believed without somebody's look. */
  'jump',
] as const;

export type FeedDecision =
  | { readonly kind: 'set' }
  /** Known already. */
  | { readonly kind: 'same' }
  /** The desk has set that day's price by hand. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly reason: (typeof FEED_REFUSALS)[number] };

/** A price as it stands on the server. */
export type StandingPrice = GoldPrice & {
  /** By the feed. Its source does not tell: the desk corrects a price of the feed in the feed's own words. */
  readonly isFed: boolean;
};

/**
 * What becomes of a price that a feed has given. `ofDay` is what stands for its day, `last` the newest price
 * of whatever day; a change of either figure by more than `maxJumpPercent` is refused.
 */
export function decideFeed(
  given: PriceEdit,
  { ofDay, last }: { readonly ofDay: StandingPrice | null; readonly last: GoldPrice | null },
  today: string,
  maxJumpPercent: number,
): FeedDecision {
  if (refusalOfPrice(given, today) !== null || given.date > today) {
    return { kind: 'refused', reason: 'not_a_price' };
  }
  if (ofDay !== null && !ofDay.isFed) return { kind: 'kept' };
  const isSame = ofDay?.buyPerGram === given.buyPerGram && ofDay.sellPerGram === given.sellPerGram;
  if (isSame) return { kind: 'same' };
  // Nothing is known that is later than what is given, or it would be believed more.
  if (last !== null && last.date > given.date) return { kind: 'kept' };
  // Asked this way round: by a percentage that is none nothing is near.
  const isFar = (next: number, before: number): boolean =>
    !(Math.abs(next - before) * 100 <= before * maxJumpPercent);
  const jumps =
    last !== null && (isFar(given.buyPerGram, last.buyPerGram) || isFar(given.sellPerGram, last.sellPerGram));
  return jumps ? { kind: 'refused', reason: 'jump' } : { kind: 'set' };
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? { ...said } : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function perGram(said: Readonly<Record<string, unknown>>, side: 'buy' | 'sell'): number | null {
  const gram = figureOf(said[`${side}PerGram`]);
  if (gram !== null) return Math.round(gram);
  const don = figureOf(said[`${side}PerDon`]);
  return don === null ? null : Math.round(don / GRAMS_PER_DON);
}

function figureOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\d[\d,]*(\.\d+)?$/.test(value.trim())) return null;
  return Number(value.replaceAll(',', ''));
}
