import type { Product } from '../product/product.ts';
import { businessDaysSince } from '../time/business-days.ts';
import { seoulDate } from '../time/seoul.ts';
import type { Millis, Won } from '../units.ts';
import type { GoldPrice } from './gold-price.ts';
import { meltValueOf, type GoldContent, type MeltUnknown } from './melt-value.ts';

/** A price older than this many business days says nothing about today. */
export const PRICE_MAX_BUSINESS_DAYS = 3;

/**
 * Where an asking price stands: `low` under 90 % of the melt value (확인 필요), `fair` up to the same gold at the
 * 살 때 price, `high` above it; or why nothing is said. It is always shown with `priceDate` (기준일).
 */
export type PricePosition =
  | { readonly kind: 'low' | 'fair' | 'high'; readonly meltValue: Won; readonly priceDate: string }
  | { readonly kind: 'none'; readonly reason: MeltUnknown | 'no_price' | 'old_price' };

/** The badge of a listing at `now`, judged by one day's gold price. */
export function pricePositionOf(
  product: GoldContent & Pick<Product, 'price'>,
  gold: GoldPrice | null | undefined,
  now: Millis,
): PricePosition {
  if (!gold) return { kind: 'none', reason: 'no_price' };
  if (isPriceOld(gold, now)) return { kind: 'none', reason: 'old_price' };
  const melt = meltValueOf(product, gold.sellPerGram);
  if (!melt.ok) return { kind: 'none', reason: melt.code };
  const retail = meltValueOf(product, gold.buyPerGram);
  const meltValue = melt.value;
  const priceDate = gold.date;
  // Compared as tenths in whole won, so that exactly 90 % is not lost to a fraction.
  if (product.price * 10 < meltValue * 9) return { kind: 'low', meltValue, priceDate };
  return { kind: retail.ok && product.price > retail.value ? 'high' : 'fair', meltValue, priceDate };
}

/** Whether a day's price has outlived its use; one without a proper date has too. */
export function isPriceOld(gold: Pick<GoldPrice, 'date'>, now: Millis): boolean {
  const age = businessDaysSince(gold.date, seoulDate(now));
  return age === null || age > PRICE_MAX_BUSINESS_DAYS;
}
