import { DAY_MS, seoulClock, seoulDate, seoulDayNumber } from '../time/seoul.ts';
import type { Millis } from '../units.ts';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * 방금 전, 3분 전, 2시간 전 (within today), 어제, then 2026.03.11; days are Seoul's.
 * What lies a little ahead is a clock that disagrees, not the future: it happened just now.
 */
export function formatRelative(at: Millis, now: Millis): string {
  const elapsed = now - at;
  if (elapsed < MINUTE_MS) return elapsed > -DAY_MS ? '방금 전' : formatDate(at);
  if (elapsed < HOUR_MS) return `${Math.floor(elapsed / MINUTE_MS)}분 전`;
  const daysAgo = seoulDayNumber(now) - seoulDayNumber(at);
  if (daysAgo === 0) return `${Math.floor(elapsed / HOUR_MS)}시간 전`;
  return daysAgo === 1 ? '어제' : formatDate(at);
}

/** `2026.03.11`, in Seoul. */
export const formatDate = (at: Millis): string => formatDay(seoulDate(at));

/** The same of a day by its name, `2026-03-11`. */
export const formatDay = (date: string): string => date.replaceAll('-', '.');

/** `오후 3:20`, in Seoul. */
export const formatClock = (at: Millis): string => formatMinuteOfDay(seoulClock(at).minuteOfDay);

/** `2026.03.11 오후 3:20`, in Seoul. */
export const formatDateTime = (at: Millis): string => `${formatDate(at)} ${formatClock(at)}`;

/** `2026.03.11 (수)`, in Seoul. */
export const formatDayName = (at: Millis): string =>
  `${formatDate(at)} (${WEEKDAYS[seoulClock(at).weekday] ?? ''})`;

/** Minutes after midnight as `오전 10:00`; past-midnight closing times (1,440 and more) wrap around. */
export function formatMinuteOfDay(minuteOfDay: number): string {
  const hours = Math.floor(minuteOfDay / 60) % 24;
  const minutes = String(minuteOfDay % 60).padStart(2, '0');
  return `${hours < 12 ? '오전' : '오후'} ${hours % 12 === 0 ? 12 : hours % 12}:${minutes}`;
}
