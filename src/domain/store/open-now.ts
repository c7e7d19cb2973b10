import { MINUTES_PER_DAY, seoulClock, seoulDate, seoulDayNumber, startOfSeoulDay } from '../time/seoul.ts';
import { millis, type Millis } from '../units.ts';
import { hoursOn, type OpeningHours, type OpeningTimes } from './store.ts';

const MINUTE_MS = 60_000;

/** Whether a store is open, and until or from when; `opensAt` is `null` for a store that never opens. */
export type OpenState =
  | { readonly kind: 'open'; readonly closesAt: Millis }
  | { readonly kind: 'closed'; readonly opensAt: Millis | null };

/**
 * A store's state at `now` by Seoul's clock. Hours that close at or before they open, or after minute 1,440,
 * run past midnight and belong to the day on which they began; equal ones mean the whole day round.
 */
export function openStateOf(store: OpeningTimes, now: Millis): OpenState {
  const spans = spansAround(store, now);
  const current = spans.find((span) => span.from <= now && now < span.to);
  if (current) return { kind: 'open', closesAt: endOfRun(current, spans) };
  const next = spans.find((span) => span.from > now);
  return { kind: 'closed', opensAt: next?.from ?? null };
}

export const isOpenNow = (store: OpeningTimes, now: Millis): boolean =>
  openStateOf(store, now).kind === 'open';

/** Today's hours by Seoul's calendar, or `null` on a day off. */
export const hoursOfToday = (store: OpeningTimes, now: Millis): OpeningHours =>
  hoursOn(store, seoulDate(now), seoulClock(now).weekday);

interface Span {
  readonly from: Millis;
  readonly to: Millis;
}

/**
 * From yesterday, whose evening may reach into today, through the same weekday of next week, and a day more
 * for each that may be a holiday.
 */
function spansAround(store: OpeningTimes, now: Millis): readonly Span[] {
  const today = seoulDayNumber(now);
  const weekday = seoulClock(now).weekday;
  const days = 9 + (store.holidays?.length ?? 0);
  return Array.from({ length: days }, (_, i) => i - 1).flatMap((offset) => {
    const midnight = startOfSeoulDay(today + offset);
    const day = hoursOn(store, seoulDate(midnight), (weekday + offset + 7) % 7);
    if (!day) return [];
    return [
      {
        from: millis(midnight + day.opens * MINUTE_MS),
        to: millis(midnight + closingMinute(day.opens, day.closes) * MINUTE_MS),
      },
    ];
  });
}

const closingMinute = (opens: number, closes: number): number =>
  closes <= opens ? closes + MINUTES_PER_DAY : closes;

/** A day that begins as the last one ends does not close in between. */
function endOfRun(current: Span, spans: readonly Span[]): Millis {
  return spans.reduce((end, span) => (span.from <= end && span.to > end ? span.to : end), current.to);
}
