import { dateAfter } from '../time/business-days.ts';
import { dayNumberOfDate } from '../time/seoul.ts';
import type { GoldPrice } from './gold-price.ts';

/** What an admin sets for one day: won per gram, and where the figures are from. */
export type PriceEdit = Pick<GoldPrice, 'date' | 'buyPerGram' | 'sellPerGram' | 'source'>;

export const PRICE_EDIT_LIMITS = { won: 100_000_000, sourceChars: 60, daysBack: 30, daysAhead: 7 } as const;

export const PRICE_EDIT_REFUSALS = [
  'date_invalid',
  /** Too long ago to matter, or too far ahead to know. */
  'date_out_of_range',
  'buy_invalid',
  'sell_invalid',
  /** Nobody buys gold dearer than they sell it. */
  'sell_above_buy',
  'source_invalid',
] as const;
export type PriceEditRefusal = (typeof PRICE_EDIT_REFUSALS)[number];

/** Why a price may not be set on the Seoul date `today`, in the order of the form, or `null`. */
export function refusalOfPrice(edit: PriceEdit, today: string): PriceEditRefusal | null {
  const { date, buyPerGram, sellPerGram, source } = edit;
  if (dayNumberOfDate(date) === null) return 'date_invalid';
  const first = dateAfter(today, -PRICE_EDIT_LIMITS.daysBack) ?? today;
  const last = dateAfter(today, PRICE_EDIT_LIMITS.daysAhead) ?? today;
  if (date < first || date > last) return 'date_out_of_range';
  if (!isPrice(buyPerGram)) return 'buy_invalid';
  if (!isPrice(sellPerGram)) return 'sell_invalid';
  if (sellPerGram > buyPerGram) return 'sell_above_buy';
  return source.trim() !== '' && source.trim().length <= PRICE_EDIT_LIMITS.sourceChars
    ? null
    : 'source_invalid';
}

/** Gold does not move a fifth from one price to the next: a digit too many does. */
export function isUnusualPrice(
  edit: Pick<GoldPrice, 'buyPerGram' | 'sellPerGram'>,
  last: Pick<GoldPrice, 'buyPerGram' | 'sellPerGram'> | null,
): boolean {
  if (last === null) return false;
  const isFar = (next: number, before: number): boolean => Math.abs(next - before) > before * 0.2;
  return isFar(edit.buyPerGram, last.buyPerGram) || isFar(edit.sellPerGram, last.sellPerGram);
}

const isPrice = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= PRICE_EDIT_LIMITS.won;
