import { dayNumberOfDate } from '../time/seoul.ts';
import { won, type Won } from '../units.ts';
import type { GoldPrice } from './gold-price.ts';

/** One day of a chart: `day` counts as `seoulDayNumber` does. */
export interface PricePoint {
  readonly day: number;
  readonly buyPerGram: Won;
  readonly sellPerGram: Won;
}

type Figures = Pick<GoldPrice, 'date' | 'buyPerGram' | 'sellPerGram'>;

const DAY = /^(\d\d)(\d\d) (\d{1,9}) (\d{1,9})$/;

/**
 * All prices of one year in a text, `MMDD buy sell;…` by date: a year is some 7 KB, and one document. Prices of
 * other years are left out, and so is what is no price.
 */
export const packYear = (year: string, prices: readonly Figures[]): string =>
  [...new Map(prices.map((price) => [price.date, price])).values()]
    .filter((price) => price.date.startsWith(`${year}-`) && isDay(price))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(
      ({ date, buyPerGram, sellPerGram }) =>
        `${date.slice(5, 7)}${date.slice(8)} ${buyPerGram} ${sellPerGram}`,
    )
    .join(';');

/** The days of a packed year, oldest first; one that cannot be read is left out, the others stand. */
export function unpackYear(year: string, packed: string): readonly PricePoint[] {
  const points = new Map<number, PricePoint>();
  const months = monthsOf(year);
  for (const entry of packed.split(';')) {
    const [, month = '', date = '', buy, sell] = DAY.exec(entry) ?? [];
    const within = months.get(month);
    const day =
      within && Number(date) >= 1 && Number(date) <= within.days ? within.first + Number(date) - 1 : null;
    const point = { buyPerGram: won(Number(buy)), sellPerGram: won(Number(sell)) };
    if (day !== null && point.buyPerGram > 0 && point.sellPerGram > 0) points.set(day, { day, ...point });
  }
  return [...points.values()].toSorted((a, b) => a.day - b.day);
}

interface Month {
  /** A `seoulDayNumber`. */
  readonly first: number;
  readonly days: number;
}

/** The calendar is asked twelve times a year, not once a day: ten years are unpacked before they are drawn. */
function monthsOf(year: string): ReadonlyMap<string, Month> {
  const next = String(Number(year) + 1).padStart(4, '0');
  const names = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  const begins = [...names.map((name) => `${year}-${name}-01`), `${next}-01-01`].map(dayNumberOfDate);
  return new Map(
    names.flatMap((name, index) => {
      const [first, end] = [begins[index], begins[index + 1]];
      return typeof first === 'number' && typeof end === 'number'
        ? [[name, { first, days: end - first }]]
        : [];
    }),
  );
}

const isDay = ({ date, buyPerGram, sellPerGram }: Figures): boolean =>
  dayNumberOfDate(date) !== null && buyPerGram > 0 && sellPerGram > 0;
