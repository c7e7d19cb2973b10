import { hoursOn, type OpeningTimes } from '#domain/store/store.ts';
import {
  seoulClock,
  seoulDate,
  seoulDayNumber,
  startOfSeoulDay,
  dayNumberOfDate,
} from '#domain/time/seoul.ts';
import { millis, type Millis } from '#domain/units.ts';
import { NO_SLOT, type SlotLine } from './exchange-form.ts';

/** How far ahead a visit may be wished for. */
const DAYS_AHEAD = 21;
/** Visits begin on the hour, the last one an hour before closing. */
const VISIT_MINUTES = 60;
/** The desk needs to read the request first. */
const NOTICE_MS = 2 * 60 * 60_000;
const MINUTE_MS = 60_000;

export interface VisitDay {
  /** `YYYY-MM-DD` in Seoul. */
  readonly date: string;
  readonly at: Millis;
}

/** The days on which a store can be visited, from today on; those without a time left are not among them. */
export function visitDays(store: OpeningTimes, now: Millis): readonly VisitDay[] {
  const today = seoulDayNumber(now);
  return Array.from({ length: DAYS_AHEAD }, (_, offset) => startOfSeoulDay(today + offset)).flatMap((at) => {
    const date = seoulDate(at);
    return visitMinutes(store, date, now).length > 0 ? [{ date, at }] : [];
  });
}

/** The times of a day at which a visit can begin, in minutes after midnight; none on a day off. */
export function visitMinutes(store: OpeningTimes, date: string, now: Millis): readonly number[] {
  const dayNumber = dayNumberOfDate(date);
  if (dayNumber === null) return [];
  const midnight = startOfSeoulDay(dayNumber);
  const hours = hoursOn(store, date, seoulClock(midnight).weekday);
  if (!hours) return [];
  const first = Math.ceil(hours.opens / VISIT_MINUTES) * VISIT_MINUTES;
  const minutes: number[] = [];
  for (let minute = first; minute + VISIT_MINUTES <= hours.closes; minute += VISIT_MINUTES) {
    if (midnight + minute * MINUTE_MS >= now + NOTICE_MS) minutes.push(minute);
  }
  return minutes;
}

/** What a store offers of a line: nothing of a day on which it cannot be visited, and no other time. */
export function offeredSlot(store: OpeningTimes, slot: SlotLine, now: Millis): SlotLine {
  const minutes = visitMinutes(store, slot.day, now);
  if (minutes.length === 0) return NO_SLOT;
  return minutes.some((minute) => String(minute) === slot.minute) ? slot : { ...slot, minute: '' };
}

/** The moment a line stands for, or `null` while it is not complete. */
export function slotMoment({ day, minute }: SlotLine): Millis | null {
  const dayNumber = dayNumberOfDate(day);
  if (dayNumber === null || !/^\d{1,4}$/.test(minute)) return null;
  return millis(startOfSeoulDay(dayNumber) + Number(minute) * MINUTE_MS);
}
