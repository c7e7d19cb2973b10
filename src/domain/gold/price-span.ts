import type { Won } from '../units.ts';
import type { PricePoint } from './price-year.ts';
import { seoulDate, startOfSeoulDay } from '../time/seoul.ts';
import { MILLIGRAMS_PER_DON } from './weight.ts';

/** How far back a chart of prices looks. */
export const PRICE_SPANS = ['month', 'quarter', 'year', 'all'] as const;
export type PriceSpan = (typeof PRICE_SPANS)[number];

const DAYS: Readonly<Record<PriceSpan, number>> = { month: 31, quarter: 92, year: 365, all: Infinity };
/** From here on a table says months: who looks back a year reads no 250 rows. */
const MOST_DAYS_IN_ROWS = 92;

/** What is known of the span up to `today` (a `seoulDayNumber`); prices set for later days are not in force. */
export const pointsWithin = (
  points: readonly PricePoint[],
  span: PriceSpan,
  today: number,
): readonly PricePoint[] => points.filter(({ day }) => day <= today && day > today - DAYS[span]);

export type PriceSide = 'buy' | 'sell';

/** Won for a don of pure gold; not always whole, since prices are set by the gram. */
export const perDon = (perGram: Won): number => (perGram * MILLIGRAMS_PER_DON) / 1000;

export const sideOf = (point: Pick<PricePoint, 'buyPerGram' | 'sellPerGram'>, side: PriceSide): Won =>
  side === 'buy' ? point.buyPerGram : point.sellPerGram;

/** One row of the table beside the chart: a day, or a month with its last price and its range. */
export type PriceRow =
  | { readonly kind: 'day'; readonly date: string; readonly point: PricePoint }
  | {
      readonly kind: 'month';
      /** `YYYY-MM`. */
      readonly month: string;
      readonly point: PricePoint;
      readonly lowest: Won;
      readonly highest: Won;
    };

/** The newest first. The range of a month is of what a customer gets. */
export function priceRows(points: readonly PricePoint[], span: PriceSpan): readonly PriceRow[] {
  const newestFirst = points.toReversed();
  if (DAYS[span] <= MOST_DAYS_IN_ROWS) {
    return newestFirst.map((point) => ({ kind: 'day', date: dateOf(point), point }));
  }
  const months = new Map<string, PriceRow & { kind: 'month' }>();
  for (const point of newestFirst) {
    const month = dateOf(point).slice(0, 7);
    const known = months.get(month);
    const sell = point.sellPerGram;
    months.set(
      month,
      known
        ? {
            ...known,
            lowest: known.lowest < sell ? known.lowest : sell,
            highest: known.highest > sell ? known.highest : sell,
          }
        : { kind: 'month', month, point, lowest: sell, highest: sell },
    );
  }
  return [...months.values()];
}

export const dateOf = ({ day }: Pick<PricePoint, 'day'>): string => seoulDate(startOfSeoulDay(day));
