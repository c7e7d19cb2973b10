import { seoulClock } from '../time/seoul.ts';
import type { Millis } from '../units.ts';

/** The last minute of a day. */
export const LAST_MINUTE_OF_DAY = 1439;

/**
 * When a person wants no push: minutes after midnight in Seoul, `toMinute` exclusive; it may run over
 * midnight.
 */
export interface QuietHours {
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** Quiet hours out of whatever is stored, or `null` for none; the same limits as in `firestore.rules`. */
export function parseQuietHours(value: unknown): QuietHours | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('fromMinute' in value) || !('toMinute' in value)) return null;
  const { fromMinute, toMinute } = value;
  return isMinute(fromMinute) && isMinute(toMinute) ? { fromMinute, toMinute } : null;
}

/** Whether a push at `at` would disturb; hours that end where they begin are none. */
export function isQuiet({ fromMinute, toMinute }: QuietHours, at: Millis): boolean {
  const { minuteOfDay } = seoulClock(at);
  return fromMinute <= toMinute
    ? minuteOfDay >= fromMinute && minuteOfDay < toMinute
    : minuteOfDay >= fromMinute || minuteOfDay < toMinute;
}

/** What is offered to whoever asks for quiet hours: ten in the evening until eight in the morning. */
export const USUAL_QUIET_HOURS: QuietHours = { fromMinute: 22 * 60, toMinute: 8 * 60 };

/** A minute of the day as a time field holds it, e.g. `22:00`. */
export const timeFieldOf = (minuteOfDay: number): string =>
  [Math.floor(minuteOfDay / 60), minuteOfDay % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The minute of the day that a time field says, or `null` while it is empty. */
export function minuteOfTimeField(value: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(value) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return isMinute(minute) ? minute : null;
}

const isMinute = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LAST_MINUTE_OF_DAY;
