import { formatShortDayName } from '#domain/format/format-short-day.ts';
import { formatClock, formatMinuteOfDay } from '#domain/format/format-time.ts';
import { openStateOf } from '#domain/store/open-now.ts';
import type { OpeningHours, OpeningTimes } from '#domain/store/store.ts';
import { DAY_MS, seoulClock, seoulDayNumber } from '#domain/time/seoul.ts';
import type { Millis } from '#domain/units.ts';
import { storesText as text } from '#i18n/ko/stores.ts';

export interface OpeningWords {
  readonly isOpen: boolean;
  readonly sentence: string;
}

/** Whether a store is open, in words: until when, or when it opens again. */
export function openingWords(store: OpeningTimes, now: Millis): OpeningWords {
  const state = openStateOf(store, now);
  if (state.kind === 'open') {
    // A store that never closes has no hour worth naming.
    const isAlways = state.closesAt - now > DAY_MS;
    return { isOpen: true, sentence: isAlways ? text.open : text.openUntil(formatClock(state.closesAt)) };
  }
  if (state.opensAt === null) return { isOpen: false, sentence: text.closed };
  return {
    isOpen: false,
    sentence: text.closedUntil(`${dayWord(state.opensAt, now)} ${formatClock(state.opensAt)}`),
  };
}

export const hoursWords = (hours: OpeningHours): string =>
  hours === null
    ? text.dayOff
    : text.hoursOf(formatMinuteOfDay(hours.opens % 1440), formatMinuteOfDay(hours.closes % 1440));

const DAYS_PER_WEEK = 7;

/** A weekday is the next of its name: what is further away has its date. */
function dayWord(at: Millis, now: Millis): string {
  const daysAhead = seoulDayNumber(at) - seoulDayNumber(now);
  if (daysAhead === 0) return text.today;
  if (daysAhead >= DAYS_PER_WEEK) return formatShortDayName(at);
  return `${text.days[seoulClock(at).weekday]}요일`;
}
