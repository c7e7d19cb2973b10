import { dayNumberOfDate, seoulDate, startOfSeoulDay } from './seoul.ts';

/** Public holidays of every year since 노동절 and 제헌절 are among them, month and day. */
const EVERY_YEAR = '01-01 03-01 05-01 05-05 06-06 07-17 08-15 10-03 10-09 12-25';
/**
 * On which weekdays else the Korean gold market rests: the moon's days, substitutes and days on which the country
 * votes. Up to 2027 they are as announced. From 2028 on they are reckoned by the law as it is: what the government
 * adds is missing, and so is the presidential vote of 2030.
 */
const HOLIDAYS_OF_YEAR = {
  2025: '01-01 01-27 01-28 01-29 01-30 03-03 05-05 05-06 06-03 06-06 08-15 10-03 10-06 10-07 10-08 10-09 12-25',
  2026: `${EVERY_YEAR} 02-16 02-17 02-18 03-02 05-25 06-03 08-17 09-24 09-25 10-05`,
  2027: `${EVERY_YEAR} 02-08 02-09 05-03 05-13 07-19 08-16 09-14 09-15 09-16 10-04 10-11 12-27`,
  2028: `${EVERY_YEAR} 01-26 01-27 01-28 04-12 05-02 10-02 10-04 10-05`,
  2029: `${EVERY_YEAR} 02-12 02-13 02-14 05-07 05-21 09-21 09-24`,
  2030: `${EVERY_YEAR} 02-04 02-05 05-06 05-09 06-12 09-11 09-12 09-13`,
};

/**
 * The above as `YYYY-MM-DD`, some of them on a weekend. A day that is missing makes a price look older than it is,
 * which hides a badge and misleads nobody.
 */
export const MARKET_HOLIDAYS: ReadonlySet<string> = new Set(
  Object.entries(HOLIDAYS_OF_YEAR).flatMap(([year, days]) => days.split(' ').map((day) => `${year}-${day}`)),
);

/**
 * Business days (Monday to Friday, holidays left out) after `from` up to and including `to`, both
 * `YYYY-MM-DD` in Seoul; zero when `to` is not after `from`, `null` when either is no date.
 */
export function businessDaysSince(
  from: string,
  to: string,
  holidays: ReadonlySet<string> = MARKET_HOLIDAYS,
): number | null {
  const first = dayNumberOfDate(from);
  const last = dayNumberOfDate(to);
  if (first === null || last === null) return null;
  const days = Math.max(0, last - first);
  const weeks = Math.floor(days / 7);
  let count = weeks * 5;
  for (let day = first + weeks * 7 + 1; day <= last; day++) if (isWeekday(day)) count++;
  const rest = [...holidays].filter((date) => date > from && date <= to && isWeekday(dayNumberOfDate(date)));
  return count - rest.length;
}

/** Day 0 of the epoch was a Thursday. */
function isWeekday(dayNumber: number | null): boolean {
  if (dayNumber === null) return false;
  const weekday = (((dayNumber + 4) % 7) + 7) % 7;
  return weekday !== 0 && weekday !== 6;
}

/** The date `days` calendar days after a date, both `YYYY-MM-DD`; `null` for what is no date. */
export function dateAfter(date: string, days: number): string | null {
  const dayNumber = dayNumberOfDate(date);
  return dayNumber === null ? null : seoulDate(startOfSeoulDay(dayNumber + days));
}
