import { millis, type Millis } from '../units.ts';

/**
 * Asia/Seoul is UTC+9 without summer time (since 1988), so that no time zone table of a device can surprise
 * us.
 */
export const SEOUL_OFFSET_MS = 9 * 60 * 60_000;
export const DAY_MS = 86_400_000;
export const MINUTES_PER_DAY = 1_440;

/** A wall clock in Seoul; `weekday` counts from Sunday = 0, `minuteOfDay` from midnight. */
export interface SeoulClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly minuteOfDay: number;
}

/** What a clock on a wall in Seoul shows at `at`. */
export function seoulClock(at: Millis): SeoulClock {
  const shifted = new Date(at + SEOUL_OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    minuteOfDay: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  };
}

/**
 * Days since the epoch by Seoul's calendar: two moments share a number exactly when they share a Seoul date.
 */
export const seoulDayNumber = (at: Millis): number => Math.floor((at + SEOUL_OFFSET_MS) / DAY_MS);

/** Minutes since the epoch; the offset is whole minutes, so Seoul's minute is everybody's minute. */
export const minuteNumber = (at: Millis): number => Math.floor(at / 60_000);

/** The Seoul date as `YYYY-MM-DD`, which sorts as text. */
export function seoulDate(at: Millis): string {
  const { year, month, day } = seoulClock(at);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Midnight in Seoul at the start of a `seoulDayNumber`. */
export const startOfSeoulDay = (dayNumber: number): Millis => millis(dayNumber * DAY_MS - SEOUL_OFFSET_MS);

/** The `seoulDayNumber` of a `YYYY-MM-DD`, or `null` for anything that is not a date of the calendar. */
export function dayNumberOfDate(date: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return null;
  const dayNumber = Math.floor(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / DAY_MS);
  // Date.UTC rolls 30 February over into March; a round trip catches it.
  return seoulDate(startOfSeoulDay(dayNumber)) === date ? dayNumber : null;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
