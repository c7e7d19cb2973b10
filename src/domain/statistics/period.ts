import { dateAfter } from '../time/business-days.ts';
import { dayNumberOfDate, seoulDate, startOfSeoulDay } from '../time/seoul.ts';
import { totalOf, type Tallies, type Tally } from './tally.ts';

/** Days from the first to the last, both included; `YYYY-MM-DD` in Seoul. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The most days that are looked at together: a leap year. */
export const MAX_PERIOD_DAYS = 366;

export const PERIOD_DAYS = [7, 30, 90, 365] as const;

/** The last `days` days, `today` included. */
export const lastDays = (days: number, today: string): Period => ({
  from: dateAfter(today, 1 - days) ?? today,
  to: today,
});

/** The period between two dates that were typed, or `null` where that is none, or too long a one. */
export function periodBetween(from: string, to: string): Period | null {
  const [first, last] = [dayNumberOfDate(from), dayNumberOfDate(to)];
  if (first === null || last === null || first > last || last - first >= MAX_PERIOD_DAYS) return null;
  return { from, to };
}

/** One bar of a chart, one line of the table. */
export interface Bucket extends Period {
  readonly tally: Tally;
}

/**
 * The period in bars that fit a screen: days up to a month, weeks up to half a year, calendar months beyond.
 */
export function bucketsOf({ from, to }: Period, tallies: Tallies): readonly Bucket[] {
  const dates = datesOf({ from, to });
  const groups = new Map<string, string[]>();
  for (const [index, date] of dates.entries()) {
    const key = groupOf(date, dates.length - 1 - index, dates.length);
    groups.set(key, [...(groups.get(key) ?? []), date]);
  }
  return [...groups.values()].map((days) => ({
    from: days[0] ?? from,
    to: days.at(-1) ?? to,
    tally: totalOf(days.map((date) => tallies.get(date) ?? {})),
  }));
}

/** Weeks are counted back from the last day, so that the newest bar is a whole one. */
function groupOf(date: string, daysBack: number, length: number): string {
  if (length <= 31) return date;
  return length <= 183 ? `week ${Math.floor(daysBack / 7)}` : date.slice(0, 7);
}

const datesOf = ({ from, to }: Period): readonly string[] => {
  const [first, last] = [dayNumberOfDate(from), dayNumberOfDate(to)];
  if (first === null || last === null || last < first) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => seoulDate(startOfSeoulDay(first + index)));
};

/** Minutes from request to completion on average, or `null` where nothing was completed. */
export const averageLeadMinutes = ({ completed = 0, leadMinutes = 0 }: Tally): number | null =>
  completed === 0 ? null : Math.round(leadMinutes / completed);
