import { feeFor } from '../gold/fee-rule.ts';
import type { FeeTable } from '../gold/fee-schedule.ts';
import type { GoldPrice } from '../gold/gold-price.ts';
import { isPriceOld } from '../gold/price-position.ts';
import { finenessOf, goldSteps, SHARE_STEPS } from '../gold/melt-value.ts';
import { milligrams, won, type Milligrams, type Millis, type Won } from '../units.ts';
import type { ExchangeEstimate, ExchangeItem, TargetBar } from './exchange.ts';

/**
 * What a request comes to before anything is measured; `priceDate` is that of the gold price shown beside it.
 */
export const estimateOf = (
  items: readonly ExchangeItem[],
  bars: readonly TargetBar[],
  table: FeeTable,
  gold: Pick<GoldPrice, 'date'> | null,
): ExchangeEstimate => ({
  fineGold: fineGoldOf(items),
  fee: feeOfBars(bars, table),
  priceDate: gold?.date ?? null,
});

/**
 * Pure gold in what is brought, rounded once; items of unknown purity add nothing until they are measured.
 */
export const fineGoldOf = (items: readonly Pick<ExchangeItem, 'purity' | 'weight' | 'count'>[]): Milligrams =>
  milligrams(
    items.reduce((sum, item) => sum + goldSteps(item.weight * item.count, finenessOf(item) ?? 0), 0) /
      SHARE_STEPS,
  );

/** The fees of all bars together, or `null` (문의) as soon as one of them has none. */
export function feeOfBars(bars: readonly TargetBar[], table: FeeTable): Won | null {
  let total = 0;
  for (const bar of bars) {
    const fee = feeFor(table, bar.weight);
    if (fee === null) return null;
    total += fee * bar.count;
  }
  return won(total);
}

/** Pure gold that the wanted bars need. */
export const goldInBars = (bars: readonly TargetBar[]): Milligrams =>
  milligrams(bars.reduce((sum, bar) => sum + bar.weight * bar.count, 0));

/** Gold left over (positive) or still missing (negative) once the bars are made. */
export const goldBalance = (
  items: readonly Pick<ExchangeItem, 'purity' | 'weight' | 'count'>[],
  bars: readonly TargetBar[],
): Milligrams => milligrams(fineGoldOf(items) - goldInBars(bars));

/** What the wanted bars need beyond what is brought, and what buying it costs on top of the fee. */
export interface Shortfall {
  readonly weight: Milligrams;
  /** At the 살 때 price of that day; `null` where no price is recent enough to say. */
  readonly cost: { readonly price: Won; readonly priceDate: string } | null;
  readonly fee: Won | null;
}

/**
 * `null` where nothing is missing, or where one of the two sides has not been said yet: of what is of unknown
 * purity nobody knows whether it is enough.
 */
export function shortfallOf(
  items: readonly ExchangeItem[],
  bars: readonly TargetBar[],
  table: FeeTable,
  gold: Pick<GoldPrice, 'date' | 'buyPerGram'> | null,
  now: Millis,
): Shortfall | null {
  const balance = goldBalance(items, bars);
  const isSaid = items.length > 0 && items.every((item) => finenessOf(item) !== null);
  if (!isSaid || bars.length === 0 || balance >= 0) return null;
  const weight = milligrams(-balance);
  return {
    weight,
    cost:
      gold === null || isPriceOld(gold, now)
        ? null
        : { price: won((weight * gold.buyPerGram) / 1000), priceDate: gold.date },
    fee: feeOfBars(bars, table),
  };
}
