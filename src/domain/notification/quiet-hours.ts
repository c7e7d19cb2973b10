import { seoulClock } from '../time/seoul.ts';
import type { Millis } from '../units.ts';

/** The last minute of a day. */
export const LAST_MINUTE_OF_DAY = 1439;

/** When a person wants no push: minutes after midnight in Seoul, `toMinute` exclusive; it may run over midnight. */
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

const isMinute = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LAST_MINUTE_OF_DAY;
