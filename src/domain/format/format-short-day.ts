import type { Millis } from '../units.ts';
import { formatDay, formatDayName } from './format-time.ts';

/** Of `2026.`. */
const YEAR_CHARS = 5;

/** A day of which the year goes without saying, by its name `2026-03-11`: `03.11`. */
export const formatShortDay = (date: string): string => formatDay(date).slice(YEAR_CHARS);

/** `03.11 (수)`, in Seoul. */
export const formatShortDayName = (at: Millis): string => formatDayName(at).slice(YEAR_CHARS);
