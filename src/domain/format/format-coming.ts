import { seoulDayNumber } from '../time/seoul.ts';
import type { Millis } from '../units.ts';
import { formatClock, formatDateTime } from './format-time.ts';

/** When something will be: `오후 2:20` of today, `내일 오전 9:10`, then with its date; days are Seoul's. */
export function formatComing(at: Millis, now: Millis): string {
  const daysAhead = seoulDayNumber(at) - seoulDayNumber(now);
  if (daysAhead > 1) return formatDateTime(at);
  return daysAhead === 1 ? `내일 ${formatClock(at)}` : formatClock(at);
}
