import { fineGoldOf } from './estimate.ts';
import type { ExchangeItem, GoldExchange } from './exchange.ts';

/** What a settlement may differ from what was measured or estimated without being asked about, in percent. */
const FAR_PERCENT = 5;
/** And what was measured from what the customer has listed: no kitchen scale errs by that, a comma does. */
const FAR_OF_LISTED_PERCENT = 30;

/** How far something is from what was to be expected, in whole percent; the figures in its own unit. */
export interface SettlementGap {
  readonly of: 'weight' | 'fine_gold' | 'fee';
  readonly expected: number;
  readonly given: number;
  readonly percent: number;
}

/**
 * What of a settlement is far from the gold that was measured, or from the fee that the customer was told of: a
 * digit too many cannot be taken back. Of a fee that was to be asked for nobody knows.
 */
export function settlementGaps(
  { measured, estimate }: Pick<GoldExchange, 'measured' | 'estimate'>,
  { fineGold, fee }: NonNullable<GoldExchange['final']>,
): readonly SettlementGap[] {
  const gold = measured === null ? estimate.fineGold : fineGoldOf(measured);
  return [
    ...gapOf('fine_gold', gold, fineGold),
    ...(estimate.fee === null ? [] : gapOf('fee', estimate.fee, fee)),
  ];
}

type Weighed = Pick<ExchangeItem, 'weight' | 'count'>;

/** Whether what was measured is far from what was listed, as a whole: nobody measures a second time. */
export const measuringGaps = (
  { items }: { readonly items: readonly Weighed[] },
  measured: readonly Weighed[],
): readonly SettlementGap[] => gapOf('weight', wholeOf(items), wholeOf(measured), FAR_OF_LISTED_PERCENT);

const wholeOf = (items: readonly Weighed[]): number =>
  items.reduce((sum, { weight, count }) => sum + weight * count, 0);

function gapOf(
  of: SettlementGap['of'],
  expected: number,
  given: number,
  far = FAR_PERCENT,
): readonly SettlementGap[] {
  const apart = Math.abs(given - expected);
  if (apart * 100 <= expected * far) return [];
  // Of nothing everything is all.
  return [{ of, expected, given, percent: expected === 0 ? 100 : Math.round((apart * 100) / expected) }];
}
