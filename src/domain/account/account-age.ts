import { seoulDate, seoulDayNumber } from '../time/seoul.ts';
import type { Millis } from '../units.ts';

/** How long somebody has been here, in whole years, or months, or days where it is less. */
export type AccountAge =
  | { readonly unit: 'days'; readonly count: number }
  | { readonly unit: 'months'; readonly count: number }
  | { readonly unit: 'years'; readonly count: number; readonly months: number };

const MONTHS_OF_YEAR = 12;

/** By the calendar of Seoul; a clock that is behind makes nobody younger than today. */
export function accountAge(joinedAt: Millis, now: Millis): AccountAge {
  const months = wholeMonths(seoulDate(joinedAt), seoulDate(now));
  if (months < 1) return { unit: 'days', count: Math.max(0, seoulDayNumber(now) - seoulDayNumber(joinedAt)) };
  if (months < MONTHS_OF_YEAR) return { unit: 'months', count: months };
  return {
    unit: 'years',
    count: Math.floor(months / MONTHS_OF_YEAR),
    months: months % MONTHS_OF_YEAR,
  };
}

/** Months that are over between two days, each `YYYY-MM-DD`. */
function wholeMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = to.split('-').map(Number);
  const months = (year - fromYear) * MONTHS_OF_YEAR + month - fromMonth;
  return day < fromDay ? months - 1 : months;
}
