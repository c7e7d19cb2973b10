import { seoulDate } from '../time/seoul.ts';
import type { Millis } from '../units.ts';

/**
 * A number that can be read out on the phone: `GN-260311-0042`, the Seoul date and the day's running number.
 * Unique as long as `sequence` is, within one day; it grows a digit rather than starting over.
 */
export const requestNoOf = (at: Millis, sequence: number): string =>
  `GN-${seoulDate(at).slice(2).replaceAll('-', '')}-${String(Math.trunc(sequence)).padStart(4, '0')}`;
